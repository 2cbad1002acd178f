import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { integrityOf } from '../../webpack/integrity';
import { openStore } from '../../release/store/openStore';
import { checkOut, publishFrom } from '../checkout';
import { serveStore, type RunningSite } from '../runningSite';
import { expect, open, test } from '../site';

const root = join(import.meta.dirname, '../..');
const headline = 'Modern Software Solutions';

test.describe.serial('one team deploys alone', () => {
  test.skip(!!process.env['SITE'], 'needs the store of the test site');
  let folder: string;
  /** The team's checkout: the second build in it finds what the first one left. */
  let work: string;
  let site: RunningSite;

  test.beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'vibrant-peak-'));
    cpSync(join(root, 'store/test'), join(folder, 'store'), { recursive: true });
    work = checkOut('remote-public', folder, 'work');
    site = await serveStore(join(folder, 'store'));
  });

  test.afterAll(() => {
    site.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  test('a changed remote-public goes live without the other applications, and back again', async ({
    page,
  }) => {
    test.setTimeout(180_000);
    const store = await openStore(join(folder, 'store'));
    const releases = async () => (await store.composition((await store.pointer())!.live)).releases;
    const before = await releases();
    const source = join(work, 'remote-public/src/home/HomePage.tsx');
    writeFileSync(source, readFileSync(source, 'utf8').replace(headline, 'A new headline'));

    await open(page, site.url);
    await expect(page).toHaveTitle(headline);

    const { status, output } = publishFrom('remote-public', work, join(folder, 'store'));
    expect(output).toContain('is live');
    expect(status).toBe(0);

    await open(page, site.url);
    await expect(page).toHaveTitle('A new headline');

    const after = await releases();
    expect(after['remote-public']).not.toBe(before['remote-public']);
    for (const name of ['shell', 'remote-admin', 'remote-invoice']) {
      expect(after[name]).toBe(before[name]);
      const manifest = await store.manifest(name, after[name]!);
      for (const [file, hash] of Object.entries(manifest.integrity)) {
        expect(integrityOf(await store.releaseFile(name, after[name]!, file))).toBe(hash);
      }
    }

    const rollback = spawnSync(process.execPath, ['--import', 'tsx', 'release/commands/rollback.ts'], {
      cwd: root,
      env: { ...process.env, STORE: join(folder, 'store') },
    });
    expect(rollback.status).toBe(0);
    await open(page, site.url);
    await expect(page).toHaveTitle(headline);
  });

  test('a page that throws in the browser costs itself alone', async ({ page, problems }) => {
    test.setTimeout(180_000);
    problems.expect(/injected fault/);
    const source = join(work, 'remote-public/src/team/TeamPage.tsx');
    const broken = readFileSync(source, 'utf8').replace(
      /function TeamPage\(\) \{/,
      "function TeamPage() {\n  if (typeof window !== 'undefined') throw new Error('injected fault');",
    );
    writeFileSync(source, broken);
    const { output } = publishFrom('remote-public', work, join(folder, 'store'));
    expect(output).toContain('is live');

    await page.goto(`${site.url}/team`);
    const panel = page.getByRole('alert');
    await expect(panel).toContainText('stopped working');
    await expect(page.getByRole('banner')).toBeVisible();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Services' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Our Services' })).toBeVisible();
    await expect(panel).toHaveCount(0);
  });
});
