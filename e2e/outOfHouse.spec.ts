import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { pack } from '../release/pack/pack';
import { openStore } from '../release/store/openStore';
import { copyLive, serveBucket, type ServedBucket } from './bucket';
import { edit } from './checkout';
import { serveCopy } from './deploy/storeCopy';
import { startDevelopment } from './developmentServer';
import { comesAndGoes, does } from './outOfHouse/comesAndGoes';
import {
  createOutside,
  filesIn,
  linkDeclared,
  run,
  takeOut,
  unpackPackages,
  type Surroundings,
} from './outOfHouse/outside';
import { hasS3Server, startS3Server } from './s3Server';
import { expect, logIn, open, test } from './site';
import { removeFolder } from './temporaryFiles';

const repository = join(import.meta.dirname, '..');
const source = 'src/pages/PartnersPage.tsx';

const partners = { name: 'remote-partners', path: '/admin/partners' };
const invoice = { name: 'remote-invoice', path: '/admin/receipts' };

const sidebarLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

/** Opens the staff area and follows the sidebar to a remote's page, or sees that there is no way to it. */
async function lookFor(page: Page, site: string, label: string, title: string, release?: string) {
  await open(page, `${site}/admin`);
  await expect(sidebarLink(page, 'Team')).toBeVisible();
  if (!release) return expect(sidebarLink(page, label)).toHaveCount(0);
  await sidebarLink(page, label).click();
  await expect(heading(page, title)).toBeVisible();
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  expect(loaded.filter((path) => path.startsWith(`/r/`)).join(' ')).toContain(`/${release}/`);
}

test.describe('a remote lives outside of this repository', () => {
  test.describe.configure({ timeout: 240_000, mode: 'default' });
  test.skip(!!process.env['SITE'], 'needs the store of the test site');
  let place: string;
  let packages: string;

  test.beforeAll(async () => {
    place = mkdtempSync(join(tmpdir(), 'elsewhere-'));
    packages = join(place, 'tarballs');
    await pack(packages);
  });

  test.afterAll(() => removeFolder(place));

  test('a new one: made, checked, tested, developed, published, taken back and retired', async ({ page }) => {
    const folder = join(place, 'remote-partners');
    createOutside('partners', folder, packages);
    unpackPackages(folder);
    for (const { file, text } of filesIn(folder)) expect(text.includes(repository), file).toBe(false);
    linkDeclared(folder);
    const copy = await serveCopy();
    try {
      const npm = (script: string, ...options: string[]) =>
        run(folder, { STORE: copy.folder }, script, ...options);
      await logIn(page);

      await does(npm('typecheck', '--against', copy.url), 'the types fit what is live');
      await does(npm('test'), '1 passed');

      const development = await startDevelopment(partners.name, folder, copy.url);
      await open(page, `${development.url}/admin/partners`);
      await expect(heading(page, 'Partners')).toBeVisible();
      await open(page, `${copy.url}/admin`);
      development.stop();
      await expect(sidebarLink(page, 'Receipts')).toBeVisible();
      await expect(sidebarLink(page, 'Partners')).toHaveCount(0);

      const fitting = readFileSync(join(folder, source), 'utf8');
      edit(folder, source, 'size="xl"', 'size="giant"');
      const refused = await npm('publish');
      expect(refused.output).toMatch(
        /the types of the shell [0-9a-f]+: src\/pages\/PartnersPage\.tsx\(\d+,\d+\).*"giant"/,
      );
      expect(refused.code).toBe(3);
      writeFileSync(join(folder, source), fitting);

      const titles = ['Partners', 'Our Partners', 'Partners'];
      const look = async (release?: string) => {
        await lookFor(page, copy.url, 'Partners', titles.shift() ?? '', release);
        // The next version, built from what the first build left in its cache.
        if (titles.length === 2) edit(folder, source, /^( +)Partners$/m, '$1Our Partners');
      };
      await comesAndGoes({
        ...partners,
        folders: [folder, folder],
        store: copy.store,
        surroundings: { STORE: copy.folder },
        look,
      });
    } finally {
      copy.remove();
    }
  });

  test('remote-invoice, taken out of the house: published to a bucket, taken back and retired', async ({
    page,
  }) => {
    test.skip(!hasS3Server, 'needs an object gateway: apt-get install radosgw ceph-mon ceph-osd');
    const address = 's3://site/production';
    const taken = join(place, 'remote-invoice');
    createOutside('invoice', taken, packages);
    takeOut(invoice.name, taken);
    unpackPackages(taken);
    linkDeclared(taken);
    const server = await startS3Server('site');
    let site: ServedBucket | undefined;
    try {
      const store = await openStore(address);
      await copyLive(store);
      site = await serveBucket(address, server);
      const { url, seen } = site;
      const look = async (release?: string) => {
        await seen((await store.pointer())!.live);
        await lookFor(page, url, 'Receipts', 'Invoice Generator', release);
      };
      await logIn(page);
      // The new one is built in full: that everything which a build needs is declared is seen there.
      const surroundings: Surroundings = { STORE: address, ...(!process.env['LONG'] && { BUILD: 'quick' }) };
      await comesAndGoes({ ...invoice, folders: [taken], store, surroundings, look });
    } finally {
      site?.stop();
      server.stop();
    }
  });
});
