import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { pack } from '../release/pack/pack';
import { edit } from './checkout';
import { serveCopy, type ServedCopy } from './deploy/storeCopy';
import { startDevelopment } from './developmentServer';
import { comesAndGoes, does } from './outOfHouse/comesAndGoes';
import {
  createOutside,
  filesIn,
  linkDeclared,
  run,
  runTests,
  takeOut,
  unpackPackages,
  type Surroundings,
} from './outOfHouse/outside';
import { S3Proxy } from './s3Proxy';
import { expect, logIn, open, test } from './site';
import { removeFolder } from './temporaryFiles';

const repository = join(import.meta.dirname, '..');
const source = 'src/pages/PartnersPage.tsx';

const partners = { name: 'remote-partners', path: '/admin/partners' };
const invoice = { name: 'remote-invoice', path: '/admin/receipts' };

/** The response of an empty bucket to a list request. */
const emptyList = { status: 200, body: '<ListBucketResult/>' };

const sidebarLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

/** Opens the staff area, follows the sidebar to a remote's page, and expects it to come from that release. */
async function lookFor(page: Page, site: string, label: string, title: string, release: string) {
  await open(page, `${site}/admin`);
  await sidebarLink(page, label).click();
  await expect(heading(page, title)).toBeVisible();
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  expect(loaded.filter((path) => path.startsWith(`/r/`)).join(' ')).toContain(`/${release}/`);
}

/** Opens the staff area and expects no way to a remote's page. */
async function lookForNone(page: Page, site: string, label: string) {
  await open(page, `${site}/admin`);
  await expect(sidebarLink(page, 'Receipts')).toBeVisible();
  await expect(sidebarLink(page, label)).toHaveCount(0);
}

test.describe('a remote lives outside of this repository', () => {
  test.describe.configure({ timeout: 240_000, mode: 'default' });
  test.skip(!!process.env['SITE'], 'needs the store of the test site');
  let place: string;
  let packages: string;
  let copy: ServedCopy;

  test.beforeAll(async () => {
    place = mkdtempSync(join(tmpdir(), 'elsewhere-'));
    packages = join(place, 'tarballs');
    // The types of the repository are a check of their own in `npm test`.
    await pack(packages, true);
    copy = await serveCopy();
  });

  test.afterAll(() => {
    copy.remove();
    removeFolder(place);
  });

  test.beforeEach(({ page }) => logIn(page));

  test('a new remote is made, checked, tested, developed, published and retired, without a file of this repository', async ({
    page,
  }) => {
    const folder = join(place, 'remote-partners');
    createOutside('partners', folder, packages);
    unpackPackages(folder);
    for (const { file, text } of filesIn(folder)) expect(text.includes(repository), file).toBe(false);
    linkDeclared(folder);
    const surroundings: Surroundings = { STORE: copy.folder };

    await test.step('the type check names what does not fit the live site', async () => {
      edit(folder, source, 'size="xl"', 'size="giant"');
      const { code, output } = await run(folder, surroundings, 'typecheck', '--against', copy.url);
      expect(output).toMatch(
        /the types of the shell [\w-]+: src\/pages\/PartnersPage\.tsx\(\d+,\d+\).*"giant"/,
      );
      expect(code).toBe(3);
      edit(folder, source, 'size="giant"', 'size="xl"');
    });

    await test.step('its unit test passes', () => does(runTests(folder), '1 passed'));

    await test.step('it is developed inside of the live site, which does not change', async () => {
      const development = await startDevelopment(partners.name, folder, copy.url);
      await open(page, `${development.url}/admin/partners`);
      await expect(heading(page, 'Partners')).toBeVisible();
      await lookForNone(page, copy.url, 'Partners');
      await development.stop();
    });

    // Built in full: a build with an undeclared dependency fails here.
    await comesAndGoes({
      ...{ ...partners, folder, store: copy.store, surroundings },
      look: (release) => lookFor(page, copy.url, 'Partners', 'Partners', release),
      back: ['retire', 'without remote-partners'],
    });
    await lookForNone(page, copy.url, 'Partners');
  });

  test('remote-invoice moves out of this repository, to a newer shared package than the live shell has: published over its release and rolled back', async ({
    page,
  }) => {
    test.skip(!process.env['LONG'], 'npm run test:long: the remote above takes the same way in every run');
    const folder = join(place, 'remote-invoice');
    createOutside('invoice', folder, packages);
    takeOut(invoice.name, folder);
    unpackPackages(folder);
    edit(
      folder,
      'node_modules/@vibrant-peak/shared/package.json',
      /"version": "(\d+)\.[^"]*"/,
      '"version": "$1.99.0"',
    );
    linkDeclared(folder);
    await comesAndGoes({
      ...{ ...invoice, folder, store: copy.store },
      surroundings: { STORE: copy.folder, ...(!process.env['LONG'] && { BUILD: 'quick' }) },
      look: (release) => lookFor(page, copy.url, 'Receipts', 'Invoice Generator', release),
      back: ['rollback', 'is live'],
    });

    await test.step('its rollback asks a bucket what is live', async () => {
      const bucket = new S3Proxy('');
      bucket.fateOf = () => emptyList;
      const environment = { AWS_REGION: 'us-east-1', AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b' };
      const surroundings = {
        STORE: 's3://site/production',
        S3_ENDPOINT: await bucket.start(),
        ...environment,
      };
      const { code, output } = await run(folder, surroundings, 'rollback');
      bucket.stop();
      expect(output).toContain('Nothing is live yet');
      expect(code).toBe(1);
      expect(bucket.requests['GET']).toBeGreaterThan(0);
    });
  });
});
