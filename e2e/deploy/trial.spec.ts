import { composing } from '../../release/publish/composeAndTest';
import { publishReleases } from '../../release/publish/publishReleases';
import { SmokeError } from '../../release/publish/smoke';
import type { BuiltRelease } from '../../release/store/manifest';
import { createTrial } from '../../release/trial/createTrial';
import { testBrowserPath } from '../chromium';
import { expect, test } from '../site';
import { variantOf } from '../variant';
import { restamped } from './restamped';
import { copyStore, type StoreCopy } from './storeCopy';

test.skip(!!process.env['SITE'], 'needs the store of the test site');

let copy: StoreCopy;
test.beforeAll(async () => void (copy = await copyStore()));
test.afterAll(() => copy.remove());

/** Publishes releases with a trial. @returns the trial and the lines that were told. */
async function publish(releases: BuiltRelease[], chromium = testBrowserPath()) {
  const lines: string[] = [];
  const log = (line: string) => void lines.push(line);
  const trial = createTrial({ chromium, mapsOf: async () => undefined, log });
  const outcome = publishReleases(copy.store, releases, { log, compose: composing(trial) });
  return {
    ...(await outcome.then(
      () => ({}),
      (error: unknown) => ({ error }),
    )),
    trial,
    lines,
  };
}

/** Another release of a remote in which the scripts of some pages are changed. */
async function broken(remote: string, changes: Record<string, (code: string) => string>) {
  const hash = (await copy.liveReleases())[remote]!;
  const { exposes } = (await copy.store.manifest(remote, hash)).assets;
  const pages = Object.keys(changes);
  return variantOf(copy.store, remote, hash, (file, code) => {
    const page = pages.find((module) => exposes[module]!.files.at(-1) === file);
    return page ? changes[page]!(code) : code;
  });
}

test('pages that fail in a browser alone are refused, each with its fault, and the live site stays', async () => {
  const before = await copy.store.pointer();
  const releases = [
    await broken('remote-public', {
      'team/TeamPage': (code) => `${code};Promise.reject(new Error('the list did not come'));`,
      'careers/CareersPage': (code) => `${code};setTimeout(() => { throw new TypeError('no openings'); });`,
      'services/ServicesPage': (code) =>
        `${code};document.head.append(Object.assign(document.createElement('style'), { textContent: 'a {}' }));`,
    }),
    await broken('remote-invoice', { InvoicePage: (code) => `throw new RangeError('no rows');${code}` }),
  ];
  const { error, trial } = await publish(releases);
  expect(error).toBeInstanceOf(SmokeError);
  const violation = (address: string, fault: string) =>
    expect.stringMatching(new RegExp(`^${address} of .*fails in a browser: ${fault}`));
  expect((error as SmokeError).violations).toEqual([
    violation('/services', 'The policy of the page refuses style-src'),
    violation('/team', 'Error: the list did not come at remote-public/'),
    violation('/careers', 'TypeError: no openings at remote-public/'),
    violation('/admin/receipts', 'RangeError: no rows at remote-invoice/'),
  ]);
  expect(trial.tried).toContain('/services/web-development');
  expect(await copy.store.pointer()).toEqual(before);
});

test('pages that work go live; of other applications none is tried', async () => {
  const hash = (await copy.liveReleases())['remote-invoice']!;
  const { error, trial, lines } = await publish([
    await restamped(copy.store, 'remote-invoice', hash, 'tried'),
  ]);
  expect(error).toBeUndefined();
  expect(trial).toMatchObject({ tried: ['/admin/receipts'], untried: [] });
  expect(lines).toContain('tried in a browser: /admin/receipts');
});
