import { retire } from '../../release/publish/retire';
import { expect, logIn, test } from '../site';
import { serveCopy, type ServedCopy } from './storeCopy';

test.skip(!!process.env['SITE'], 'needs the store of the test site');

let copy: ServedCopy;
test.beforeAll(async () => void (copy = await serveCopy()));
test.afterAll(() => copy.remove());

const log = () => undefined;

test('a retired remote takes its fillings along', async ({ page }) => {
  await logIn(page);
  await page.goto(`${copy.url}/admin`);
  const card = page.getByRole('region', { name: 'Receivables' });
  await expect(card).toBeVisible();
  await retire(copy.store, 'remote-invoice', { log, by: 'test' });
  await page.reload();
  await expect(page.getByRole('link', { name: 'Add Project' })).toBeVisible();
  await expect(page.locator('[data-filling]')).toHaveCount(0);
});
