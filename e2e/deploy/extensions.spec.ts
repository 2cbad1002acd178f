import { publishReleases } from '../../engine/publish/steps/publishReleases';
import { retire } from '../../engine/publish/steps/retire';
import type { BuiltRelease } from '../../engine/formats/manifest';
import { FaultProxy } from '../faultProxy';
import { expect, hydrated, logIn, test } from '../site';
import { variantOf } from '../variant';
import { sealed } from './bigSite';
import { serveCopy, type ServedCopy } from './storeCopy';

test.skip(!!process.env['SITE'], 'needs the store of the test site');

let copy: ServedCopy;
test.beforeAll(async () => void (copy = await serveCopy()));
test.afterAll(() => copy.remove());

const log = () => undefined;
const module = 'receivables/ReceivablesCard';

test('a retired remote takes its extensions along', async ({ page }) => {
  await logIn(page);
  await page.goto(`${copy.url}/admin`);
  const card = page.getByRole('region', { name: 'Receivables' });
  await expect(card).toBeVisible();
  const before = (await copy.store.pointer())!.live;
  await retire(copy.store, 'remote-invoice', { log, by: 'test' });
  await page.reload();
  await expect(page.getByRole('link', { name: 'Add Project' })).toBeVisible();
  await expect(page.locator('[data-extension]')).toHaveCount(0);
  await copy.store.decide({ reason: 'test' }, () => ({ live: before }));
});

/** A shell whose policy lets any remote fill any slot. */
const openShell = async (): Promise<BuiltRelease> =>
  variantOf(copy.store, 'shell', (await copy.liveReleases())['shell']!, (_file, code) =>
    code.replace(/slots: \['dashboard'\]/g, "slots: ['dashboard', 'home']"),
  );

/** A remote that fills the slot of the home page, made of remote-invoice's extension. */
async function partners(): Promise<BuiltRelease> {
  const release = await variantOf(
    copy.store,
    'remote-invoice',
    (await copy.liveReleases())['remote-invoice']!,
    (_file, code) =>
      code.replace(/remote([-_])invoice/g, 'remote$1partners').replace(/(['"])dashboard\1/g, '$1home$1'),
  );
  const { manifest } = release;
  manifest.name = 'remote-partners';
  manifest.assets.uniqueName = 'remote-partners@1';
  manifest.offers = { pages: [], extensions: [{ slot: 'home', module, order: 10 }] };
  return sealed({ ...release, name: manifest.name });
}

test('an extension of a public page is prerendered, hydrates automatically, and without its code costs the page nothing', async ({
  page,
  problems,
}) => {
  await publishReleases(copy.store, [await openShell(), await partners()], { log });
  const documentAt = async (path: string) => (await fetch(copy.url + path)).text();
  expect(await documentAt('/')).toMatch(/<h2[^>]*>Receivables<\/h2>/);
  expect(await documentAt('/team')).not.toContain('Receivables<');

  const front = new FaultProxy(copy.url);
  await front.start();
  const release = (await copy.liveReleases())['remote-partners']!;
  const { assets } = await copy.store.releases.manifest('remote-partners', release);
  const lost = {
    path: new RegExp(`^/r/remote-partners/.*/${assets.exposes[module]!.files.at(-1)}`),
    status: 404,
  };
  front.faults = [lost];
  problems.expect(/Failed to load resource/);
  const island = page.locator(`[data-island="remote-partners/${module}"]`);
  await page.goto(front.url);
  await hydrated(page);
  await expect.poll(() => front.hitsOf(lost)).toBeGreaterThan(2);
  await expect(island.getByRole('heading', { name: 'Receivables' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('button', { name: 'Switch to dark mode' }).click();
  await expect(page.locator('html')).toHaveClass(/\bdark\b/);

  front.faults = [];
  await page.reload();
  await hydrated(page);
  await expect(island).toHaveAttribute('data-ready', '');
  front.stop();
});
