import type { Page } from '@playwright/test';
import { rollBack } from '../../engine/publish/steps/rollBack';
import { setLive } from '../../engine/publish/steps/setLive';
import { hashIn } from '../../engine/formats/address';
import type { Releases } from '../../engine/log/entry';
import { packageFolder, readPackage } from '../../webpack/packages';
import { FaultProxy } from '../faultProxy';
import { beginToUse, expect, hydrated, logIn, test } from '../site';
import { variantOf, type Edit } from '../variant';
import { headed, names, newer, parts, reactVersions, renders, type Name } from './parts';
import { serveCopy, type ServedCopy } from './storeCopy';

const careers = parts['remote-public'];

test.describe('version skew', () => {
  // All tests change what is live in one store.
  test.describe.configure({ mode: 'serial' });
  test.skip(!!process.env['SITE'], 'needs the store of the test site');
  let copy: ServedCopy;
  let original: Releases;
  /**
   * Numbers of the compositions with the original releases, and with a newer shell and public
   * remote.
   */
  let before: number;
  let after: number;

  test.beforeAll(async () => {
    copy = await serveCopy();
    original = await copy.liveReleases();
    before = await liveComposition();
    await deploy({
      shell: await newerRelease('shell'),
      'remote-public': await newerRelease('remote-public'),
    });
    after = await liveComposition();
  });

  test.afterAll(() => copy.remove());

  const liveComposition = async () => (await copy.store.pointer())!.live;

  /** Composes the original site with other releases of some applications, and sets it live. */
  async function deploy(releases: Releases): Promise<void> {
    await rollBack(copy.store, before);
    await setLive(copy.store, {
      releases: async () => releases,
      target: { kind: 'live' },
      reason: 'skew',
      log: () => undefined,
    });
  }

  /** Stores a release of an application with edited scripts, without a build. */
  async function variant(name: Name, change: Edit): Promise<string> {
    const release = await variantOf(copy.store, name, original[name]!, change);
    expect(release.hash, `${name} is changed`).not.toBe(hashIn(original[name]!));
    return copy.store.releases.add(release, before);
  }

  /** A release with another heading on one page. */
  const newerRelease = (name: Name) =>
    variant(name, (_file, code) => code.replaceAll(`"${parts[name].text}"`, `"${newer(parts[name].text)}"`));

  test('older remotes run in a newer shell, and beside a newer remote', async ({ page, problems }) => {
    problems.expect(/404/);
    const updated: Name[] = ['shell', 'remote-public'];
    await logIn(page);
    for (const name of names) {
      const { path, text } = parts[name];
      await renders(page, copy.url + path, updated.includes(name) ? newer(text) : text);
    }
  });

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
    await page.goto(copy.url + careers.path);
    await beginToUse(page);
    await expect(page.getByRole('alert')).toContainText('did not load');
    await expect(headed(page, careers.text)).toBeVisible();
  });

  test('a page that throws in the browser shows a panel, and the rest of the site works', async ({
    page,
    problems,
  }) => {
    problems.expect(/injected fault/);
    // The component throws in the browser's script; the bundle that prerenders it does not throw.
    const broken = await variant('remote-public', (file, code) =>
      file.endsWith('.js')
        ? code.replace(`"${careers.text}"`, '(()=>{throw new Error("injected fault")})()')
        : code,
    );
    await deploy({ 'remote-public': broken });
    await page.goto(copy.url + careers.path);
    await beginToUse(page);
    const panel = page.getByRole('alert');
    await expect(panel).toContainText('stopped working');
    await expect(page.getByRole('banner')).toBeVisible();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Services' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Our Services' })).toBeVisible();
    await expect(panel).toHaveCount(0);
  });

  test(
    'an open tab stays with its releases across a deploy and a rollback',
    { tag: '@smoke' },
    async ({ page, context }) => {
      const follow = async (tab: Page, name: string, heading: string) => {
        await tab.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click();
        await expect(headed(tab, heading)).toBeVisible();
      };
      await rollBack(copy.store, before);
      await page.goto(`${copy.url}/services`);
      await hydrated(page);
      await rollBack(copy.store, after);
      await follow(page, 'Careers', careers.text);

      const second = await context.newPage();
      await second.goto(`${copy.url}/services`);
      await hydrated(second);
      await rollBack(copy.store, before);
      await follow(second, 'Careers', newer(careers.text));
      await follow(page, 'Team', 'Meet Our Team');
      expect(await reactVersions(second)).toBe(1);

      await second.reload();
      await hydrated(second);
      await expect(headed(second, careers.text)).toBeVisible();
    },
  );

  test('row 21: an old document hydrates its own releases when a newer composition is live', async ({
    page,
  }) => {
    await rollBack(copy.store, before);
    const front = new FaultProxy(copy.url);
    await front.start();
    front.faults = [{ path: /^\/r\//, delay: 6000, hits: [1] }];
    try {
      await page.goto(front.url + careers.path);
      await rollBack(copy.store, after);
      await hydrated(page);
      await expect(headed(page, careers.text)).toBeVisible();
      expect(await reactVersions(page)).toBe(1);
      await page.reload();
      await hydrated(page);
      await expect(headed(page, newer(careers.text))).toBeVisible();
    } finally {
      front.stop();
    }
  });
});
