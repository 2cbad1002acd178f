import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pack } from '../release/pack/pack';
import { openStore } from '../release/store/openStore';
import type { Store } from '../release/store/store';
import { copyLive, serveBucket, type ServedBucket } from './bucket';
import { copyStore, type StoreCopy } from './deploy/storeCopy';
import { startDevelopment } from './developmentServer';
import {
  createOutside,
  filesIn,
  linkDeclared,
  run,
  takeOut,
  unpackPackages,
  type Told,
} from './outOfHouse/outside';
import { serveStore, type RunningSite } from './runningSite';
import { hasS3Server, startS3Server, type S3Server } from './s3Server';
import { expect, logIn, open, test } from './site';

const repository = join(import.meta.dirname, '..');

/** A command did what it should, and said so. */
async function does(told: Promise<Told>, says: string): Promise<void> {
  const { code, output } = await told;
  expect(output).toContain(says);
  expect(code).toBe(0);
}

const liveReleases = async (store: Store) =>
  (await store.composition((await store.pointer())!.live)).releases;

/** Everything that other applications have in the store. */
async function siblings(store: Store, name: string): Promise<Record<string, string>> {
  const files = (await store.objects.list('r/')).filter((file) => !file.startsWith(`r/${name}/`)).sort();
  const hashes = files.map(async (file) => {
    const content = (await store.objects.read(file))!;
    return [file, createHash('sha256').update(content).digest('hex')] as const;
  });
  return Object.fromEntries(await Promise.all(hashes));
}

test.describe.serial('a remote lives outside of this repository', () => {
  test.describe.configure({ timeout: 180_000 });
  test.skip(!!process.env['SITE'], 'needs the store of the test site');
  let place: string;
  let packages: string;

  test.beforeAll(async () => {
    place = mkdtempSync(join(tmpdir(), 'elsewhere-'));
    packages = join(place, 'tarballs');
    await pack(packages);
  });

  test.afterAll(() => rmSync(place, { recursive: true, force: true }));

  test('a new one: made, checked, tested, developed, published and retired', async ({ page }) => {
    const folder = join(place, 'remote-partners');
    createOutside('partners', folder, packages);
    unpackPackages(folder);
    for (const { file, text } of filesIn(folder)) expect(text.includes(repository), file).toBe(false);
    linkDeclared(folder);
    const copy: StoreCopy = await copyStore();
    const site: RunningSite = await serveStore(copy.folder);
    try {
      const before = await liveReleases(copy.store);
      const others = await siblings(copy.store, 'remote-partners');
      const npm = (script: string, ...options: string[]) => run(folder, copy.folder, script, ...options);
      const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
      await logIn(page);

      await does(npm('typecheck', '--against', site.url), 'the types fit what is live');
      await does(npm('test'), '1 passed');

      const development = await startDevelopment('remote-partners', folder, site.url);
      await open(page, `${development.url}/admin/partners`);
      await expect(heading('Partners')).toBeVisible();

      await open(page, `${site.url}/admin`);
      development.stop();
      await expect(page.getByRole('link', { name: 'Partners' })).toHaveCount(0);

      await does(npm('publish'), 'is live');
      await open(page, `${site.url}/admin`);
      await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Partners' }).click();
      await expect(heading('Partners')).toBeVisible();

      const source = join(folder, 'src/pages/PartnersPage.tsx');
      const fitting = readFileSync(source, 'utf8');
      writeFileSync(source, fitting.replace('size="xl"', 'size="giant"'));
      const refused = await npm('publish');
      expect(refused.output).toMatch(
        /the types of the shell [0-9a-f]+: src\/pages\/PartnersPage\.tsx\(\d+,\d+\).*"giant"/,
      );
      expect(refused.code).toBe(3);

      await does(npm('retire'), 'without remote-partners');
      await open(page, `${site.url}/admin`);
      await expect(page.getByRole('link', { name: 'Receipts' }).first()).toBeVisible();
      await expect(page.getByRole('link', { name: 'Partners' })).toHaveCount(0);

      expect(await liveReleases(copy.store)).toEqual(before);
      expect(await siblings(copy.store, 'remote-partners')).toEqual(others);
    } finally {
      site.stop();
      copy.remove();
    }
  });

  test('remote-invoice, taken out of the house, into a bucket and back', async ({ page }) => {
    test.skip(!hasS3Server, 'needs an object gateway: apt-get install radosgw ceph-mon ceph-osd');
    const folder = join(place, 'remote-invoice');
    createOutside('invoice', folder, packages);
    takeOut('remote-invoice', folder);
    unpackPackages(folder);
    linkDeclared(folder);
    const server: S3Server = await startS3Server('site');
    const address = 's3://site/production';
    let site: ServedBucket | undefined;
    try {
      const store = await openStore(address);
      await copyLive(store);
      site = await serveBucket(address, server);
      const before = await liveReleases(store);
      const others = await siblings(store, 'remote-invoice');
      const npm = (script: string, ...options: string[]) => run(folder, address, script, ...options);
      await logIn(page);

      await does(npm('publish'), 'is live');
      const after = await liveReleases(store);
      expect(after).toEqual({
        ...before,
        'remote-invoice': expect.not.stringMatching(before['remote-invoice']!),
      });
      await site.seen(2);
      await open(page, `${site.url}/admin/receipts`);
      await expect(page.getByRole('heading', { level: 1, name: 'Invoice Generator' })).toBeVisible();
      const scripts = await page.evaluate(() =>
        performance.getEntriesByType('resource').map(({ name }) => name),
      );
      expect(scripts.join(' ')).toContain(`/r/remote-invoice/${after['remote-invoice']}/`);

      await does(npm('rollback'), 'is live');
      expect(await liveReleases(store)).toEqual(before);
      expect(await siblings(store, 'remote-invoice')).toEqual(others);
    } finally {
      site?.stop();
      server.stop();
    }
  });
});
