import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { readPackage } from '../webpack/packages';
import { edit } from './checkout';
import { serveCopy } from './deploy/storeCopy';
import { startDevelopment } from './developmentServer';
import type { DocumentedStep } from './documents/documentedSteps';
import { Terminal } from './documents/terminal';
import { comesAndGoes, filesOfOthers } from './externalRemote/comesAndGoes';
import { createOutside, filesIn, linkDeclared, run, takeOut, unpackPackages } from './externalRemote/outside';
import { offersWidths } from './externalRemote/offersWidths';
import {
  addPublicPage,
  filesAreReleased,
  hasLook,
  looksStyled,
  looksStyledWithoutScripts,
  styleSheet,
} from './externalRemote/publicPage';
import { pagesOfRemote, parameterDeclaration } from './externalRemote/pagesOfRemote';
import { startRegistry } from './externalRemote/registry';
import { growShared, packPlatform, siteCheckout } from './externalRemote/siteCheckout';
import { walkedBucket, type WalkedSite } from './externalRemote/walkedSite';
import { hasS3Server } from './s3Server';
import { S3Proxy } from './s3Proxy';
import { expect, logIn, open, test } from './site';
import { removeFolder } from './temporaryFiles';

const repository = join(import.meta.dirname, '..');
const source = 'src/pages/PartnersPage.tsx';

const invoice = { name: 'remote-invoice', path: '/admin/receipts' };

/** The response of an empty bucket to a list request. */
const emptyList = { status: 200, body: '<ListBucketResult/>' };

const sidebarLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

/**
 * Opens the staff area, follows the sidebar to a remote's page, and expects it to come from that
 * release.
 */
async function lookFor(page: Page, site: string, label: string, title: string, release: string) {
  await open(page, `${site}/admin`);
  await sidebarLink(page, label).click();
  await expect(heading(page, title)).toBeVisible();
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  expect(loaded.filter((path) => path.startsWith(`/r/`)).join(' ')).toContain(`/${release}/`);
}

const textAt = async (address: string) => (await fetch(address)).text();

/** Git wants to know who commits. */
const committer = {
  GIT_AUTHOR_NAME: 'Partners',
  GIT_AUTHOR_EMAIL: 'partners@example.com',
  GIT_COMMITTER_NAME: 'Partners',
  GIT_COMMITTER_EMAIL: 'partners@example.com',
};

async function namesWhatDoesNotFit(folder: string, { url, address }: WalkedSite) {
  edit(folder, source, 'size="xl"', 'size="giant"');
  const { code, output } = await run(folder, { STORE: address }, 'typecheck', '--against', url);
  expect(output).toMatch(/the types of the shell [\w-]+: src\/pages\/PartnersPage\.tsx\(\d+,\d+\).*"giant"/);
  expect(code).toBe(3);
  edit(folder, source, 'size="giant"', 'size="xl"');
}

/** A page that is prerendered, and throws when it hydrates, does not go live. */
async function refusesWhatDoesNotHydrate(folder: string, { address }: WalkedSite, terminal: Terminal) {
  const page = 'src/pages/PartnerListPage.tsx';
  const fault = "  if (typeof window === 'object') throw new Error('no partners');\n";
  edit(folder, page, 'PartnerListPage() {\n', `PartnerListPage() {\n${fault}`);
  const surroundings = `STORE=${address}`;
  const output = await terminal.run(`! (cd ${folder} && ${surroundings} npx vibrant-peak publish)`);
  expect(output).toMatch(
    /\/partners of remote-partners \(pages\/PartnerListPage\) fails in a browser: Error: no partners at remote-partners\/src\/pages\/PartnerListPage\.tsx:7\n {4}at component/,
  );
  edit(folder, page, fault, '');
}

/** Its pages are in the live site of the development server, and nowhere else. */
async function develop(page: Page, folder: string, site: WalkedSite) {
  const development = await startDevelopment('remote-partners', folder, site.url);
  await open(page, `${development.url}/partners/harbor`);
  await expect(heading(page, 'Harbor Logistics')).toBeVisible();
  await page.goto(`${development.url}/partners/files`);
  await hasLook(page, 'development');
  edit(folder, styleSheet, 'rgb(1, 2, 3)', 'rgb(3, 2, 1)');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(3, 2, 1)');
  edit(folder, styleSheet, 'rgb(3, 2, 1)', 'rgb(1, 2, 3)');
  await lookForNone(page, site.url, 'Partners');
  await development.stop();
}

/** Opens the staff area and expects no way to a remote's page. */
async function lookForNone(page: Page, site: string, label: string) {
  await open(page, `${site}/admin`);
  await expect(sidebarLink(page, 'Receipts')).toBeVisible();
  await expect(sidebarLink(page, label)).toHaveCount(0);
}

test.describe('a remote lives outside of this repository', { tag: '@long' }, () => {
  test.skip(!!process.env['SITE'], 'needs the store of the test site');
  let place: string;
  test.beforeAll(() => void (place = mkdtempSync(join(tmpdir(), 'elsewhere-'))));
  test.afterAll(() => removeFolder(place));
  test.beforeEach(({ page }) => logIn(page));

  test('the how-tos of a remote, with their commands and their code: from nothing to live, back, and off the site again', async ({
    page,
    browser,
  }) => {
    test.setTimeout(900_000);
    test.skip(!hasS3Server, 'needs an object gateway: apt-get install radosgw ceph-mon ceph-osd');
    const site = await walkedBucket();
    const registry = await startRegistry();
    const terminal = new Terminal(siteCheckout(place, registry.url), committer);
    await terminal.run('npm publish --workspaces');
    const folder = join(place, 'partners');
    const liveReleases = async () =>
      (await site.store.composition((await site.store.pointer())!.live)).releases;
    const before = await liveReleases();
    let others: Record<string, string>;
    const shows = (name: string) => expect.poll(() => textAt(`${site.url}/partners/harbor`)).toContain(name);

    const take = async (step: DocumentedStep) => {
      if ('file' in step) return writeFileSync(join(terminal.folder, step.file), step.code);
      const command = step.command
        .replace('https://the.site', site.url)
        .replace('https://npm.the.site', registry.url)
        .replace('s3://site/production', site.address);
      if (command.includes(' develop ')) return develop(page, folder, site);
      await terminal.run(command);
      if (command.endsWith(' rollback')) await shows('Harbor Logistics');
    };
    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Partners' });
    /** What a section leaves to its reader, or takes for granted. */
    const preparations: Record<string, () => Promise<void>> = {
      'add-pages-with-a-parameter.md: Write the module': async () =>
        edit(folder, 'src/pages.ts', 'pages: [', `pages: [${parameterDeclaration}`),
      'add-a-remote.md: Test and develop it': async () => addPublicPage(folder),
      'add-a-remote.md: Publish it': async () => {
        terminal.set(await site.grant('team-partners', 'remote-partners'));
        others = await filesOfOthers(site.store, 'remote-partners');
        await refusesWhatDoesNotHydrate(folder, site, terminal);
      },
      'update-the-platform.md: Publish a version': () => growShared(join(place, 'site')),
    };
    /** What is to be seen after a section. A server shows a change of a bucket within two seconds. */
    const looks: Record<string, () => Promise<void>> = {
      'add-a-remote.md: Create it': async () => {
        for (const { file, text } of filesIn(folder)) expect(text.includes(repository), file).toBe(false);
        await namesWhatDoesNotFit(folder, site);
      },
      'add-a-remote.md: Publish it': async () => {
        await expect(async () => {
          await open(page, `${site.url}/careers`);
          await expect(link).toBeVisible({ timeout: 1000 });
        }).toPass();
        await link.click();
        await expect(heading(page, 'Our Partners')).toBeVisible();
        await open(page, `${site.url}/partners/harbor`);
        await expect(heading(page, 'Harbor Logistics')).toBeVisible();
        await expect(page).toHaveTitle('Harbor Logistics | Vibrant Peak');
        expect(await textAt(`${site.url}/partners/meadow`)).toContain('Meadow Foods');
        const { 'remote-partners': own, ...rest } = await liveReleases();
        expect(rest).toEqual(before);
        expect(own).toBeDefined();
        await lookFor(page, site.url, 'Partners', 'Partners', own!);
        await offersWidths(page.getByRole('img', { name: 'A team on a ridge' }), ['480w', '720w', '960w']);
        await filesAreReleased(site.store, site.url, own!);
        await looksStyledWithoutScripts(browser, site.url, own!);
        await looksStyled(page, site.url, own!);
        expect(await terminal.run('git status --porcelain --untracked-files=all')).toBe('');
        edit(folder, 'src/pages/PartnerPage.tsx', 'Harbor Logistics', 'Harbour Logistics');
        await terminal.run('npx vibrant-peak publish');
        await shows('Harbour Logistics');
      },
      'add-a-remote.md: Take it back, or off the site': async () => {
        await expect.poll(async () => (await fetch(`${site.url}/partners`)).status).toBe(404);
        expect(await textAt(`${site.url}/careers`)).not.toContain('/partners');
        await lookForNone(page, site.url, 'Partners');
        expect(await liveReleases()).toEqual(before);
        expect(await filesOfOthers(site.store, 'remote-partners')).toEqual(others);
      },
      'update-the-platform.md: Take a version': async () => {
        const shared = join(folder, 'node_modules/@vibrant-peak/shared');
        expect(readPackage(shared).version).toBe('6.99.0');
        expect(readFileSync(join(shared, 'api/contract.api.md'), 'utf8')).toContain('owner?: string;');
        const page = 'src/pages/PartnerListPage.tsx';
        edit(folder, page, 'metadata: {', "metadata: { owner: 'Partners',");
        await terminal.run('npx vibrant-peak typecheck');
      },
    };
    const titles = pagesOfRemote.map(({ title }) => title);
    expect(titles).toEqual(expect.arrayContaining([...Object.keys(preparations), ...Object.keys(looks)]));
    for (const { title, steps } of pagesOfRemote)
      await test.step(title, async () => {
        await preparations[title]?.();
        for (const step of steps) await take(step);
        await looks[title]?.();
      });
    registry.stop();
    await site.stop();
  });

  test('remote-invoice moves out of this repository, to a newer shared package than the live shell has: published over its release and rolled back', async ({
    page,
  }) => {
    const folder = join(place, 'remote-invoice');
    const packages = await packPlatform(place);
    const copy = await serveCopy();
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
      ...invoice,
      folder,
      store: copy.store,
      surroundings: { STORE: copy.folder },
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
      expect(output).toContain('There is no site in this store yet');
      expect(code).toBe(2);
      expect(bucket.requests['GET']).toBeGreaterThan(0);
    });
    copy.remove();
  });
});
