import { spawnSync } from 'node:child_process';
import { createServer } from 'node:http';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '../../engine/store/openStore';
import { checkOut, edit, publishFrom } from '../checkout';
import { startLive, type LiveSite } from '../liveSite';
import { expect, findingsOfState, still, test } from '../site';
import { button, notice } from '../staff/desk';
import { removeFolder } from '../temporaryFiles';
import { join as joinSite, manager } from './people';
import { callsOf } from './staffCalls';

test.skip(!!process.env['SITE'], 'starts a site of its own');
test.use(still);

const app = 'remote-public';
/** What the servers count: each look at the metrics finds ten more views. */
let counted: { live: number; canary: number } | undefined;
let views = 0;
const metrics = createServer((_request, response) => {
  views += 10;
  const line = (name: string, composition: number, canary: string, value: number) =>
    `site_${name}page_views_total{composition="${composition}",canary="${canary}",page="/"} ${value}\n`;
  response.end(
    'process_start_time_seconds 1\n' +
      (counted
        ? line('', counted.live, 'no', views) +
          line('', counted.canary, 'yes', views) +
          line('failed_', counted.canary, 'yes', views)
        : ''),
  );
});

let site: LiveSite;
let folder: string;
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'team-'));
  await once(metrics.listen(0, '127.0.0.1'), 'listening');
  const { port } = metrics.address() as AddressInfo;
  site = await startLive(async () => ({ METRICS_OF: `http://127.0.0.1:${port}/metrics` }));
});
test.afterAll(async () => {
  await site?.stop();
  metrics.close();
  removeFolder(folder);
});

const textOf = async (path: string) => (await fetch(site.url + path)).text();

test('a second release is seen and rolled back on the page, below a later publication of content; a canary is seen and withdrawn', async ({
  page,
}) => {
  await joinSite(page, site.firstLink, manager);
  const work = checkOut(app, folder, 'work');
  const row = page.getByRole('row', { name: new RegExp(`^${app}`) });

  await test.step('a team publishes a second release, and staff publish content', async () => {
    edit(work, `${app}/src/comingSoon/ComingSoonPage.tsx`, 'is being prepared', 'is on its way');
    const { status, output } = publishFrom(app, work, site.store, { PUBLISHED_BY: 'omar' });
    expect(status, output).toBe(0);
    await expect.poll(() => textOf('/blog')).toContain('Blog at Vibrant Peak is on its way');
    const staff = await callsOf(page, site.url);
    const chosen = await staff.saveBio(site.url, '1', 'Words of today.');
    const { id } = (await staff.publish(site.url, [chosen])).body;
    await expect
      .poll(async () => (await staff.publication(site.url, id)).state, { timeout: 240_000 })
      .toBe('live');
  });

  await test.step('the page says who published it, and takes it back', async () => {
    await page.goto(`${site.url}/admin/releases`);
    await expect(row).toContainText('omar');
    expect(await findingsOfState(page)).toEqual([]);
    await button(page, `Roll back ${app}`).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('The site is composed for it');
    await dialog.getByLabel('Reason (optional)').fill('A wrong word');
    expect(await findingsOfState(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Roll back' }).click();
    await expect(notice(page, 'Rolled Back')).toBeVisible({ timeout: 240_000 });
    await expect(row).toContainText(manager.name);
    await expect(page.getByRole('row', { name: /^rollback remote-public/ })).toContainText('A wrong word');
    await expect.poll(() => textOf('/blog')).toContain('Blog at Vibrant Peak is being prepared');
    expect(await textOf('/team')).toContain('Words of today.');
    await page.goto(`${site.url}/admin/activity`);
    await expect(page.getByRole('table', { name: 'Activity' })).toContainText(
      'rolled backremote-public because: A wrong word',
    );
  });

  await test.step('a command starts a canary, and the page withdraws it', async () => {
    const args = ['vibrant-peak', 'publish', app, '--canary', '5', '--name', 'words', '--again'];
    const env = { ...process.env, CHROMIUM: 'none', STORE: site.store, PUBLISHED_BY: 'omar' };
    const { status, stdout, stderr } = spawnSync('npx', args, { cwd: work, env, encoding: 'utf8' });
    expect(status, stdout + stderr).toBe(0);
    const { live, canary } = (await (await openStore(site.store)).pointer())!;
    counted = { live, canary: canary!.composition };
    await page.goto(`${site.url}/admin/releases`);
    await expect(page.getByText('words: 5% of the visitors')).toBeVisible();
    await button(page, 'Check again').click();
    await expect(page.getByRole('group', { name: 'Failed page views' })).toContainText('Canary100%');
    expect(await findingsOfState(page)).toEqual([]);
    await button(page, 'Withdraw').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
    await expect(notice(page, 'Canary Withdrawn')).toBeVisible();
    await expect(page.getByText('No canary runs.')).toBeVisible();
    expect((await (await openStore(site.store)).pointer())!.canary).toBeUndefined();
  });
});
