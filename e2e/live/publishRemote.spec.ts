import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkOut, edit, publishFrom } from '../checkout';
import { testBrowserPath } from '../chromium';
import { startLive, type LiveSite } from '../liveSite';
import { expect, still, test } from '../site';
import { removeFolder } from '../temporaryFiles';
import { join as joinSite, manager } from './people';

test.skip(!!process.env['SITE'], 'starts a site of its own');
test.use(still);

let site: LiveSite;
let folder: string;
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'team-'));
  site = await startLive();
});
test.afterAll(async () => {
  await site?.stop();
  removeFolder(folder);
});

test('a team publishes its remote to a running live site: its staff pages are tried, and the server shows them', async ({
  page,
}) => {
  const app = 'remote-invoice';
  const heading = page.getByRole('heading', { level: 1 });
  await joinSite(page, site.firstLink, manager);
  await page.goto(`${site.url}/admin/receipts`);
  await expect(heading).toHaveText('Invoice Generator');

  const work = checkOut(app, folder, 'work');
  edit(work, `${app}/src/pages.ts`, "heading: 'Invoice Generator'", "heading: 'Bill Generator'");
  edit(work, `${app}/src/Generator.tsx`, 'Invoice Generator', 'Bill Generator');
  const { status, output } = publishFrom(app, work, site.store, { CHROMIUM: testBrowserPath() });
  expect(status, output).toBe(0);
  expect(output).toContain('tried in a browser: /admin, /admin/receipts, /admin/invoices');

  await expect(async () => {
    await page.goto(`${site.url}/admin/receipts`);
    await expect(heading).toHaveText('Bill Generator', { timeout: 15_000 });
  }).toPass();
});
