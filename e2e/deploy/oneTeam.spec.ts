import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { integrityOf } from '../../webpack/integrity';
import { openStore } from '../../release/store/openStore';
import { publishReleases } from '../../release/publish/publishReleases';
import { checkOut, publishFrom } from '../checkout';
import { serveStore, type RunningSite } from '../runningSite';
import { expect, open, test } from '../site';
import { variantOf } from '../variant';

const root = join(import.meta.dirname, '../..');
const headline = 'Modern Software Solutions';

test.describe.serial('one team deploys alone', () => {
  test.skip(!!process.env['SITE'], 'needs the store of the test site');
  let folder: string;
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
    problems.expect(/injected fault/);
    // What a build makes of a component that throws: the script of the browser does, the one for compositions does not.
    const store = await openStore(join(folder, 'store'));
    const { releases } = await store.composition((await store.pointer())!.live);
    const broken = await variantOf(store, 'remote-public', releases['remote-public']!, (file, code) =>
      file.endsWith('.js')
        ? code.replace('"Meet Our Team"', '(()=>{throw new Error("injected fault")})()')
        : code,
    );
    const { status } = await publishReleases(store, [broken], { log: () => undefined });
    expect(status).toBe('live');

    await page.goto(`${site.url}/team`);
    const panel = page.getByRole('alert');
    await expect(panel).toContainText('stopped working');
    await expect(page.getByRole('banner')).toBeVisible();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Services' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Our Services' })).toBeVisible();
    await expect(panel).toHaveCount(0);
  });
});
