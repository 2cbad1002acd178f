import type { Target } from '../../engine/publish/rules/change';
import { request } from 'node:http';
import { publishReleases } from '../../engine/publish/steps/publishReleases';
import { promoteCanary, shareCanary, withdrawCanary } from '../../engine/publish/steps/endCanary';
import { rollBack, rollBackApp } from '../../engine/publish/steps/rollBack';
import { smokeTest } from '../../engine/publish/steps/smoke';
import { collectGarbage } from '../../engine/collect/collectGarbage';
import { OverlayObjects } from '../../engine/objects/overlayObjects';
import { namedPreviewLabel, previewLabel } from '../../engine/formats/previewAddress';
import { Store } from '../../engine/store/store';
import { serveStore } from '../runningSite';
import { expect, open, test } from '../site';
import { restamped } from './restamped';
import { copyStore, type StoreCopy } from './storeCopy';

test.skip(!!process.env['SITE'], 'needs the store of the test site');

let copy: StoreCopy;
test.beforeEach(async () => {
  copy = await copyStore();
});
test.afterEach(() => copy.remove());

const quiet = { log: () => undefined };

/** Publishes another release of an application. */
async function publish(name: string, stamp: string, target?: Target) {
  const release = await restamped(copy.store, name, (await copy.liveReleases())[name]!, stamp);
  return publishReleases(copy.store, [release], { ...quiet, ...(target && { target }) });
}

const live = async () => (await copy.store.pointer())!.live;

/**
 * Asks for the home page with these headers. A preview's host name goes into the header, as not
 * every resolver knows it.
 */
function get(site: string, headers: Record<string, string> = {}) {
  return new Promise<Record<string, string | undefined> & { status: string }>((resolve, reject) => {
    const call = request(site, { headers }, (answer) => {
      answer.resume();
      resolve({
        status: String(answer.statusCode),
        composition: answer.headers['x-composition'] as string | undefined,
        cookie: answer.headers['set-cookie']?.[0],
        vary: answer.headers.vary,
        caching: answer.headers['cache-control'],
        robots: answer.headers['x-robots-tag'] as string | undefined,
      });
    });
    call.on('error', reject).end();
  });
}

test('a canary goes to its share of the browsers, and each browser stays with its composition', async () => {
  const before = await live();
  const { composition } = await publish('remote-public', 'canary', {
    kind: 'canary',
    share: 30,
    name: 'trial',
  });
  expect(await live()).toBe(before);
  const site = await serveStore(copy.folder);
  const seenBy = async (bucket: number) =>
    Number((await get(site.url, { cookie: `bucket=${bucket}` })).composition);

  expect(await seenBy(0)).toBe(composition);
  expect(await seenBy(29)).toBe(composition);
  expect(await seenBy(30)).toBe(before);
  const stranger = await get(site.url);
  const bucket = Number(/^bucket=(\d+);.*HttpOnly/.exec(stranger['cookie'] ?? '')?.[1]);
  expect(Number(stranger['composition'])).toBe(bucket < 30 ? composition : before);
  expect(stranger['vary']).toContain('Cookie');

  await shareCanary(copy.store, { name: 'trial', share: 50 });
  expect(await seenBy(30)).toBe(composition);
  await withdrawCanary(copy.store, { name: 'trial' });
  expect(await seenBy(0)).toBe(before);
  expect((await get(site.url))['cookie']).toBeUndefined();

  const second = await publish('remote-invoice', 'second canary', {
    kind: 'canary',
    share: 1,
    name: 'trial',
  });
  await promoteCanary(copy.store, { name: 'trial' });
  expect(await live()).toBe(second.composition);
  expect(await seenBy(99)).toBe(second.composition);
  site.stop();
});

test('a preview answers at an address of its own, at that of its name, and nowhere else', async ({
  page,
}) => {
  const before = await live();
  const target = { kind: 'preview', name: 'my-branch' } as const;
  const { composition, releases } = await publish('remote-public', 'preview', target);
  const site = await serveStore(copy.folder);
  const port = new URL(site.url).port;
  const label = previewLabel(await copy.store.composition(composition));
  await open(page, `http://${label}.localhost:${port}/team`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meet Our Team');
  await expect(page.getByText(`Preview of composition ${composition}`)).toBeVisible();
  const scripts = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(scripts.some((name) => name.includes(releases['remote-public']!))).toBe(true);

  const { previews } = (await copy.store.log.read()).entry;
  const named = namedPreviewLabel('my-branch', previews!);
  await open(page, `http://${named}.localhost:${port}/team`);
  await expect(page.getByText(`Preview my-branch: composition ${composition}`)).toBeVisible();

  expect(await live()).toBe(before);
  expect(Number((await get(site.url))['composition'])).toBe(before);
  const preview = await get(site.url, { host: `${label}.localhost:${port}` });
  expect(preview).toMatchObject({ status: '200', robots: 'noindex', caching: 'no-store' });
  const guesses = [
    `preview-${composition}`,
    label.replace(/.$/, (digit) => (digit === '0' ? '1' : '0')),
    'preview-4711',
    named.replace(/.$/, (digit) => (digit === '0' ? '1' : '0')),
  ];
  for (const guess of guesses)
    expect((await get(site.url, { host: `${guess}.localhost:${port}` })).status).toBe('404');
  site.stop();
});

test('a rollback shows on the next load, in under a second, and takes back one application alone', async ({
  page,
}) => {
  const first = await live();
  const site = await serveStore(copy.folder);
  await publish('remote-invoice', 'bad');
  const bad = await live();
  await open(page, site.url);

  const times: number[] = [];
  for (let turn = 0; turn < 3; turn++) {
    if (turn > 0) await rollBack(copy.store, bad);
    const begin = performance.now();
    await rollBack(copy.store, turn > 0 ? first : undefined);
    times.push(performance.now() - begin);
    expect(await live()).toBe(first);
  }
  // A busy machine may delay one of them.
  expect(Math.min(...times), times.join()).toBeLessThan(1000);
  const response = await page.reload();
  expect(response!.headers()['x-composition']).toBe(String(first));

  await rollBack(copy.store, bad);
  await publish('remote-admin', 'good');
  const before = await copy.liveReleases();
  await rollBackApp(copy.store, 'remote-invoice', quiet);
  const after = await copy.liveReleases();
  const { releases: original } = await copy.store.composition(first);
  expect(after['remote-invoice']).toBe(original['remote-invoice']);
  expect(after['remote-admin']).toBe(before['remote-admin']);
  // A second rollback goes further back; it never brings back the release that the first one took
  // away.
  const { releases: taken } = await copy.store.composition(bad);
  await rollBackApp(copy.store, 'remote-invoice', quiet).catch(() => undefined);
  expect((await copy.liveReleases())['remote-invoice']).not.toBe(taken['remote-invoice']);
  site.stop();
});

test('a dry run composes and tests the site, and writes nothing into the store', async () => {
  const names = await copy.store.objects.list('');
  const dry = new Store(new OverlayObjects(copy.store.objects));
  const hash = (await copy.liveReleases())['remote-invoice']!;
  const release = await restamped(copy.store, 'remote-invoice', hash, 'dry');
  const outcome = await publishReleases(dry, [release], quiet);
  expect(outcome.status).toBe('live');
  expect(await copy.store.objects.list('')).toEqual(names);
});

test('a canary continues when another team publishes; garbage collection retains the live composition, the canary, and the target of a rollback', async () => {
  await publish('remote-invoice', 'one');
  const begun = await publish('remote-public', 'trial', { kind: 'canary', share: 5, name: 'trial' });
  await publish('remote-invoice', 'two');
  const { canary } = (await copy.store.pointer())!;
  const trial = await copy.store.composition(canary!.composition);
  const forAll = await copy.liveReleases();
  expect(forAll['remote-public']).not.toBe(begun.releases['remote-public']);
  expect(trial.releases).toEqual({ ...forAll, ...begun.releases });

  const everything = { changes: 2, age: 0, pictures: 0 };
  const { removed } = await collectGarbage(copy.store, everything);
  expect(removed.some((folder) => folder.startsWith('r/remote-invoice/'))).toBe(true);

  await smokeTest(copy.store, await copy.store.composition(await live()));
  await smokeTest(copy.store, trial);
  await rollBack(copy.store);
  await smokeTest(copy.store, await copy.store.composition(await live()));
});
