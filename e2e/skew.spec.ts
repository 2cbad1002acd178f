import type { Page } from '@playwright/test';
import { compose } from '../release/compose/compose';
import { rollBack } from '../release/publish/rollBack';
import { setLive } from '../release/publish/setLive';
import type { Releases } from '../release/store/store';
import { copyStore, type StoreCopy } from './deploy/storeCopy';
import { FaultProxy } from './faultProxy';
import { serveStore, type RunningSite } from './runningSite';
import { expect, hydrated, logIn, test } from './site';
import { variantOf, type Edit } from './variant';

/** What stands where, and which release shows it: the version before, this one, the next one. */
const apps = {
  shell: { path: '/no-such-page', text: 'Oops! Page not found' },
  'remote-public': { path: '/team', text: 'Meet Our Team' },
  'remote-admin': { path: '/admin/team', text: 'Team Members' },
  'remote-invoice': { path: '/admin/receipts', text: 'Invoice Generator' },
};
type Name = keyof typeof apps;
const names = Object.keys(apps) as Name[];
const remotes = names.filter((name) => name !== 'shell');

type Stage = 'N-1' | 'N' | 'N+1';
const textAt = (name: Name, stage: Stage) =>
  stage === 'N' ? apps[name].text : `${apps[name].text} (${stage})`;

/** Other texts; the next shell provides a newer minor version of everything that is its own. */
const editFor =
  (name: Name, stage: Stage): Edit =>
  (_file, code) => {
    const changed = code.replaceAll(apps[name].text, textAt(name, stage));
    return name === 'shell' && stage === 'N+1'
      ? changed.replaceAll('version:"1.0.0"', 'version:"1.1.0"')
      : changed;
  };

/** What a content without a field, or with one that nobody knows, looks like. */
const contents: Record<string, Edit> = {
  'lacks a text': (_file, code) =>
    code.replace(/bio: ?(['"])Started Vibrant Peak[^\n]*?\1,(?=\s*linkedin)/, ''),
  'has an unknown field': (_file, code) =>
    code.replace(/bio:(?= ?['"]Started Vibrant Peak)/, 'nickname:"Ash",details:{floor:4},bio:'),
};

test.describe('version skew', () => {
  test.describe.configure({ mode: 'default', timeout: 180_000 });
  test.skip(!!process.env['SITE'], 'needs the store of the test site');
  let copy: StoreCopy;
  let site: RunningSite;
  let original: Releases;

  test.beforeAll(async () => {
    copy = await copyStore();
    original = await copy.liveReleases();
    site = await serveStore(copy.folder);
  });

  test.afterAll(() => {
    site.stop();
    copy.remove();
  });

  /** Stores another release of an application. */
  async function variant(name: Name, edit: Edit): Promise<string> {
    const release = await variantOf(copy.store, name, original[name]!, edit);
    expect(release.hash, `${name} is changed`).not.toBe(original[name]);
    await copy.store.addRelease(release);
    return release.hash;
  }

  const at = async (stages: Partial<Record<Name, Stage>>): Promise<Releases> => {
    const releases = { ...original };
    for (const [name, stage] of Object.entries(stages) as [Name, Stage][])
      if (stage !== 'N') releases[name] = await variant(name, editFor(name, stage));
    return releases;
  };

  const deploy = (releases: Releases) =>
    setLive(copy.store, { releases, aim: { kind: 'live' }, reason: 'skew', log: () => undefined });

  const combinations: Partial<Record<Name, Stage>>[] = [
    ...(['N-1', 'N+1'] as const).flatMap((stage) => [
      Object.fromEntries(remotes.map((name) => [name, stage])),
      { shell: stage },
    ]),
    // Each remote with neighbours of other ages.
    { 'remote-public': 'N-1', 'remote-invoice': 'N+1' },
    { 'remote-public': 'N+1', 'remote-admin': 'N-1' },
  ];

  for (const stages of combinations) {
    const title = Object.entries(stages)
      .map(([name, stage]) => `${name} at ${stage}`)
      .join(', ');
    test(`${title}, the others at N: every route renders, with one React`, async ({ page, problems }) => {
      problems.expect(/404/);
      await deploy(await at(stages));
      await logIn(page);
      for (const name of names) {
        await page.goto(site.url + apps[name].path);
        await hydrated(page);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(textAt(name, stages[name] ?? 'N'));
        expect(await reactVersions(page)).toBe(1);
      }
    });
  }

  for (const [what, edit] of Object.entries(contents)) {
    test(`content that ${what} renders`, async ({ page }) => {
      await deploy({ ...original, shell: await variant('shell', edit) });
      await page.goto(`${site.url}/team`);
      await hydrated(page);
      const members = page.getByRole('article').filter({ has: page.getByRole('link', { name: /LinkedIn/ }) });
      await expect(members).toHaveCount(8);
      await expect(page.getByRole('heading', { name: 'Ayesha Siddiqui' })).toBeVisible();
      await expect(page.getByText(/^Started Vibrant Peak/)).toHaveCount(what === 'lacks a text' ? 0 : 1);
    });
  }

  test('content that lacks what a page cannot do without is never composed', async () => {
    const shell = await variant('shell', (_file, code) => code.replace(/requirements:(?= ?\[)/, 'formerly:'));
    await expect(compose(copy.store, { ...original, shell })).rejects.toThrow();
  });

  test('a shell that is too old for its remotes, and slipped past the composition, gives panels', async ({
    page,
    problems,
  }) => {
    problems.expect(/does not satisfy|RUNTIME-|loadShare|original error/);
    const shell = await variant('shell', (file, code) =>
      file === 'shell.js'
        ? code
            .replaceAll('version:"1.0.0"', 'version:"0.9.0"')
            .replaceAll('requiredVersion:"^1.0.0"', 'requiredVersion:"^0.9.0"')
        : code,
    );
    await deploy({ ...original, shell });
    await logIn(page);
    await page.goto(`${site.url}/admin/receipts`);
    await expect(page.getByRole('alert')).toContainText('newer version');
    await page.goto(`${site.url}/team`);
    await expect(page.getByRole('alert')).toContainText('did not load');
    await expect(page.getByRole('heading', { level: 1, name: apps['remote-public'].text })).toBeVisible();
  });

  test('an open tab keeps its releases across a deploy and a rollback', async ({ page, context }) => {
    const follow = async (tab: Page, name: string, heading: string) => {
      await tab.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click();
      await expect(tab.getByRole('heading', { level: 1 })).toHaveText(heading);
    };
    await deploy(original);
    await page.goto(`${site.url}/services`);
    await hydrated(page);
    await deploy(await at({ shell: 'N+1', 'remote-public': 'N+1' }));
    await follow(page, 'Team', textAt('remote-public', 'N'));

    const second = await context.newPage();
    await second.goto(`${site.url}/services`);
    await hydrated(second);
    await rollBack(copy.store);
    await follow(second, 'Team', textAt('remote-public', 'N+1'));
    await follow(page, 'Careers', 'Join Our Team');
    expect(await reactVersions(second)).toBe(1);

    await second.reload();
    await hydrated(second);
    await expect(second.getByRole('heading', { level: 1 })).toHaveText(textAt('remote-public', 'N'));
  });

  test('row 21: an old document hydrates its own releases when a newer composition is live', async ({
    page,
  }) => {
    await deploy(original);
    const front = new FaultProxy(site.url);
    await front.start();
    front.faults = [{ path: /^\/r\//, delay: 6000, hits: [1] }];
    try {
      await page.goto(`${front.url}/team`);
      await deploy(await at({ shell: 'N+1', 'remote-public': 'N+1' }));
      await hydrated(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(textAt('remote-public', 'N'));
      expect(await reactVersions(page)).toBe(1);
      await page.reload();
      await hydrated(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(textAt('remote-public', 'N+1'));
    } finally {
      front.stop();
    }
  });
});

/** How many versions of React the page holds. */
const reactVersions = (page: Page) =>
  page.evaluate(() => {
    const { __FEDERATION__ } = window as unknown as {
      __FEDERATION__: { __SHARE__: Record<string, { default?: Record<string, Record<string, unknown>> }> };
    };
    const scopes = Object.values(__FEDERATION__.__SHARE__).map((scope) => scope.default ?? {});
    return new Set(scopes.flatMap((scope) => Object.keys(scope['react'] ?? {}))).size;
  });
