import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { rollBack } from '../../release/publish/rollBack';
import { hashIn } from '../../release/store/address';
import { setLive } from '../../release/publish/setLive';
import type { Releases } from '../../release/store/log/entry';
import { integrityOf } from '../../webpack/integrity';
import { packageFolder, readPackage } from '../../webpack/packages';
import { edit, publishFrom, renumber, runIn } from '../checkout';
import { FaultProxy } from '../faultProxy';
import { beginToUse, expect, hydrated, logIn, test } from '../site';
import { variantOf, type Edit } from '../variant';
import { checkOutNewer, names, newer, parts, useSparkline, type Name } from './newerCheckout';
import { serveCopy, type ServedCopy } from './storeCopy';
import { removeFolder } from '../temporaryFiles';

test.describe('version skew', () => {
  // Each test continues with the releases of the previous one.
  test.describe.configure({ mode: 'serial', timeout: 400_000 });
  test.skip(!!process.env['SITE'], 'needs the store of the test site');
  let folder: string;
  let copy: ServedCopy;
  /** Checkouts of two teams: newer sources of the shell, and of a remote that uses its new export. */
  let host: string;
  let alone: string;
  let original: Releases;
  /** Numbers of the compositions with the original releases, and with the newer shell and remote. */
  let before: number;
  let after: number;
  /** The releases that were published from the newer sources. */
  const next: Partial<Releases> = {};

  test.beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'vibrant-peak-'));
    copy = await serveCopy();
    original = await copy.liveReleases();
    before = await liveComposition();
    host = checkOutNewer(folder, 'shell');
    alone = checkOutNewer(folder, 'remote-public');
    useSparkline(alone);
  });

  test.afterAll(() => {
    copy.remove();
    removeFolder(folder);
  });

  const liveComposition = async () => (await copy.store.pointer())!.live;

  /** Composes the original site with another release of one application, and sets it live. */
  async function deploy(releases: Releases): Promise<void> {
    await rollBack(copy.store, before);
    await setLive(copy.store, {
      releases: async () => releases,
      target: { kind: 'live' },
      reason: 'skew',
      log: () => undefined,
    });
  }

  /** Expects a publish to succeed: the application is live with a release that the site did not have before. */
  async function isLive({ status, output }: ReturnType<typeof publishFrom>, name: Name): Promise<void> {
    expect(status, output).toBe(0);
    const live = (await copy.liveReleases())[name]!;
    expect(live).not.toBe(original[name]);
    next[name] = live;
  }

  /** Expects all other applications to be live as before, by their releases and by each script's hash. */
  async function othersStay(published: Name): Promise<void> {
    const live = await copy.liveReleases();
    for (const name of names.filter((one) => one !== published)) {
      const hash = (next[name] ?? original[name])!;
      expect(live[name], name).toBe(hash);
      const { integrity } = await copy.store.manifest(name, hash);
      for (const [file, expected] of Object.entries(integrity))
        expect(integrityOf(await copy.store.releaseFile(name, hash, file)), file).toBe(expected);
    }
  }

  /** Expects a command to be refused with these reasons, and the live site to stay as it is. */
  async function isRefused(command: string, name: Name, ...says: RegExp[]): Promise<void> {
    const before = await copy.liveReleases();
    const { status, output } = runIn(name === 'shell' ? host : alone, command, name, copy.folder);
    for (const reason of says) expect(output).toMatch(reason);
    expect(status).toBe(3);
    expect(await copy.liveReleases()).toEqual(before);
  }

  /** Expects a page to hydrate, to show that title, and to hold one React. */
  async function renders(page: Page, path: string, title: string): Promise<void> {
    await page.goto(copy.url + path);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    expect(await reactVersions(page)).toBe(1);
  }

  test('a remote that uses an export of a newer shell is refused by the type check as long as the older one is live', async () => {
    await isRefused(
      'publish',
      'remote-public',
      /remote-public does not fit the types of the shell [\w-]+: .*TeamPage\.tsx\(\d+,\d+\): .*'Sparkline'/,
    );
  });

  test('a newer shell goes live, and older remotes run in it', async ({ page, problems }) => {
    problems.expect(/404/);
    await isLive(publishFrom('shell', host, copy.folder), 'shell');
    await logIn(page);
    for (const name of names) {
      const { path, text } = parts[name];
      await renders(page, path, name === 'shell' ? newer(text) : text);
    }
  });

  test('then the newer remote goes live from a checkout without the others, and the shell cannot go back', async ({
    page,
  }) => {
    const { path, text } = parts['remote-public'];
    await isLive(publishFrom('remote-public', alone, copy.folder), 'remote-public');
    after = await liveComposition();
    await othersStay('remote-public');
    await renders(page, path, newer(text));
    await expect(page.getByText('Members since May')).toBeVisible();
    await isRefused(
      'rollback',
      'shell',
      /remote-public uses Sparkline of @vibrant-peak\/shared\/ui, which the shell does not export: publish a remote-public that does without it first/,
    );
  });

  test('16: a shell that is built with a new major version of React waits for its remotes', async () => {
    test.skip(
      !process.env['LONG'],
      'the rejection of such a release is in refusals.spec.ts, its build in npm run test:long',
    );
    renumber(host, 'react', '20.0.0');
    await isRefused(
      'publish',
      'shell',
      /remote-public needs react \^19\.[0-9.]+, the shell provides 20\.0\.0: publish both at once/,
    );
  });

  test('a shell that removes exports of live remotes, or requires new properties, is refused, with the names of the remotes', async () => {
    test.skip(!process.env['LONG'], 'every run has it in publish.test.ts, with sources of two lines');
    edit(host, 'shared/src/ui/index.ts', "export { Sparkline } from './Sparkline';\n", '');
    edit(host, 'shared/src/ui-overlay/ModalDialog.tsx', /\btitle\b/g, 'caption');
    edit(host, 'shared/src/ui/Picture.tsx', '  ratio: number;', '  ratio: number;\n  purpose: string;');
    const incompatible = (remote: string, fault: string) =>
      new RegExp(
        `${remote} does not fit the types of the new shell: src/.*\\(\\d+,\\d+\\): [^]*${fault}[^]*: publish a ${remote} that fits both first`,
      );
    await isRefused(
      'publish',
      'shell',
      incompatible('remote-public', 'has no exported member \'?"?Sparkline'),
      incompatible('remote-public', "'purpose' is missing"),
      incompatible('remote-admin', "'title' does not exist"),
      incompatible('remote-invoice', "'title' does not exist"),
    );
  });

  test('the newer remote is rolled back alone', async ({ page }) => {
    const { status, output } = runIn(alone, 'rollback', 'remote-public', copy.folder);
    expect(status, output).toBe(0);
    expect(await copy.liveReleases()).toEqual({ ...original, shell: next['shell'] });
    await renders(page, parts['remote-public'].path, team);
  });

  /** Stores a release of an application with edited scripts, which no build would produce. */
  async function variant(name: Name, change: Edit): Promise<string> {
    const release = await variantOf(copy.store, name, original[name]!, change);
    expect(release.hash, `${name} is changed`).not.toBe(hashIn(original[name]!));
    return copy.store.addRelease(release, before);
  }

  test('pages of remotes that need a newer shell than the live one show a panel with the reason', async ({
    page,
    problems,
  }) => {
    problems.expect(/does not satisfy|RUNTIME-|loadShare|original error/);
    const { version } = readPackage(packageFolder('@vibrant-peak/shared'));
    const shell = await variant('shell', (file, code) =>
      file === 'shell.js'
        ? code
            .replaceAll(`version:"${version}"`, 'version:"1.9.0"')
            .replaceAll(`requiredVersion:">=${Number.parseInt(version)}.0.0"`, 'requiredVersion:">=1.0.0"')
        : code,
    );
    await deploy({ shell });
    await logIn(page);
    await page.goto(`${copy.url}/admin/receipts`);
    await expect(page.getByRole('alert')).toContainText('newer version');
    await page.goto(`${copy.url}/team`);
    await beginToUse(page);
    await expect(page.getByRole('alert')).toContainText('did not load');
    await expect(page.getByRole('heading', { level: 1, name: team })).toBeVisible();
  });

  test('a page that throws in the browser shows a panel, and the rest of the site works', async ({
    page,
    problems,
  }) => {
    problems.expect(/injected fault/);
    // The component throws in the browser's script; the bundle that prerenders it does not throw.
    const broken = await variant('remote-public', (file, code) =>
      file.endsWith('.js') ? code.replace(`"${team}"`, '(()=>{throw new Error("injected fault")})()') : code,
    );
    await deploy({ 'remote-public': broken });
    await page.goto(`${copy.url}/team`);
    await beginToUse(page);
    const panel = page.getByRole('alert');
    await expect(panel).toContainText('stopped working');
    await expect(page.getByRole('banner')).toBeVisible();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Services' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Our Services' })).toBeVisible();
    await expect(panel).toHaveCount(0);
  });

  test('an open tab keeps its releases across a deploy and a rollback', async ({ page, context }) => {
    const follow = async (tab: Page, name: string, heading: string) => {
      await tab.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click();
      await expect(tab.getByRole('heading', { level: 1 })).toHaveText(heading);
    };
    await rollBack(copy.store, before);
    await page.goto(`${copy.url}/services`);
    await hydrated(page);
    await rollBack(copy.store, after);
    await follow(page, 'Team', team);

    const second = await context.newPage();
    await second.goto(`${copy.url}/services`);
    await hydrated(second);
    await rollBack(copy.store, before);
    await follow(second, 'Team', newer(team));
    await follow(page, 'Careers', 'Join Our Team');
    expect(await reactVersions(second)).toBe(1);

    await second.reload();
    await hydrated(second);
    await expect(second.getByRole('heading', { level: 1 })).toHaveText(team);
  });

  test('row 21: an old document hydrates its own releases when a newer composition is live', async ({
    page,
  }) => {
    await rollBack(copy.store, before);
    const front = new FaultProxy(copy.url);
    await front.start();
    front.faults = [{ path: /^\/r\//, delay: 6000, hits: [1] }];
    try {
      await page.goto(`${front.url}/team`);
      await rollBack(copy.store, after);
      await hydrated(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(team);
      expect(await reactVersions(page)).toBe(1);
      await page.reload();
      await hydrated(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(newer(team));
    } finally {
      front.stop();
    }
  });
});

const team = parts['remote-public'].text;

/** How many versions of React the page holds. */
const reactVersions = (page: Page) =>
  page.evaluate(() => {
    const { __FEDERATION__ } = window as unknown as {
      __FEDERATION__: { __SHARE__: Record<string, { default?: Record<string, Record<string, unknown>> }> };
    };
    const scopes = Object.values(__FEDERATION__.__SHARE__).map((scope) => scope.default ?? {});
    return new Set(scopes.flatMap((scope) => Object.keys(scope['react'] ?? {}))).size;
  });
