import { FaultProxy } from '../faultProxy';
import { beginToUse, expect, test } from '../site';

test('a picture that fails before hydration shows its background, and afterwards its placeholder', async ({
  page,
  baseURL,
  problems,
}) => {
  problems.expect(/404|Failed to load resource/);
  const front = new FaultProxy(baseURL!);
  await front.start();
  front.faults = [
    { path: /\/media\/.*avif/, status: 404, body: 'gone', type: 'text/plain' },
    { path: /shell.*\.js/, delay: 3000 },
  ];
  await page.goto(`${front.url}/team`, { waitUntil: 'domcontentloaded' });
  const portrait = page.locator('article img').first();
  await expect(portrait).toHaveCSS('opacity', '0');
  await expect(page.locator('#root[data-ready]')).toHaveCount(0);
  await beginToUse(page);
  await expect(page.getByRole('img', { name: 'Portrait of Ayesha Siddiqui' }).locator('svg')).toBeVisible();
  front.stop();
});
