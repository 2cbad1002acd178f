import { collectRelease } from '../../cli/publish/release';
import { composing } from '../../engine/publish/steps/composeAndCheck';
import { publishReleases } from '../../engine/publish/steps/publishReleases';
import { SmokeError } from '../../engine/publish/steps/smokeError';
import type { BuiltRelease } from '../../engine/formats/manifest';
import { createTrial } from '../../engine/trial/createTrial';
import { testBrowserPath } from '../chromium';
import { expect, test } from '../site';
import { variantOf } from '../variant';
import { sealed } from './bigSite';
import { restamped } from './restamped';
import { copyStore, type StoreCopy } from './storeCopy';

test.skip(!!process.env['SITE'], 'needs the store of the test site');

let copy: StoreCopy;
test.beforeAll(async () => void (copy = await copyStore()));
test.afterAll(() => copy.remove());

/** Publishes releases with a trial. @returns the trial and the lines that were logged. */
async function publish(releases: BuiltRelease[], isCompared = false) {
  const lines: string[] = [];
  const log = (line: string) => void lines.push(line);
  const chromium = testBrowserPath();
  const trial = createTrial({ chromium, mapsOf: async () => undefined, log, isCompared });
  const outcome = publishReleases(copy.store, releases, { log, compose: composing({ trial }) });
  return {
    ...(await outcome.then(
      () => ({}),
      (error: unknown) => ({ error }),
    )),
    trial,
    lines,
  };
}

/** Changes of the scripts of pages, by module, or of the bundle for Node. */
type Changes = Record<string, (code: string) => string>;

/**
 * Another release of a remote in which the scripts of some pages are changed, and the name of the
 * remote where one is given.
 */
async function changed(remote: string, changes: Changes, name = remote): Promise<BuiltRelease> {
  const hash = (await copy.liveReleases())[remote]!;
  const { exposes } = (await copy.store.releases.manifest(remote, hash)).assets;
  const nameIn = (separator: string) => name.replace('-', separator);
  return variantOf(copy.store, remote, hash, (file, code) => {
    const module = Object.keys(changes).find((each) => each === file || exposes[each]?.files.at(-1) === file);
    const text = module ? changes[module]!(code) : code;
    return text.replaceAll(remote, name).replaceAll(remote.replace('-', '_'), nameIn('_'));
  });
}

const bundle = 'node/bundle.cjs';

/** A new remote with some of the pages of remote-public, at addresses of its own. */
async function partners({ [bundle]: inBundle, ...changes }: Changes): Promise<BuiltRelease> {
  const name = 'remote-partners';
  const release = await changed('remote-public', { ...changes, [bundle]: inBundle! }, name);
  const pages = Object.keys(changes).map((module) => ({
    path: `/partners/${module.split('/')[0]!.toLowerCase()}`,
    module,
  }));
  const assets = { ...release.manifest.assets, uniqueName: `${name}@1` };
  return sealed({ ...release, name, manifest: { ...release.manifest, name, offers: { pages }, assets } });
}

test('pages that fail in a browser alone, or look different there, are refused, each with its fault, and the live site stays', async () => {
  const before = await copy.store.pointer();
  const releases = [
    await partners({
      'team/TeamPage': (code) => `${code};Promise.reject(new Error('the list did not come'));`,
      'careers/CareersPage': (code) => `${code};setTimeout(() => { throw new TypeError('no openings'); });`,
      'services/ServicesPage': (code) =>
        `${code};document.head.append(Object.assign(document.createElement('style'), { textContent: 'a {}' }));`,
      'howWeWork/HowWeWorkPage': (code) => code,
      [bundle]: (code) => code.replace('id: "costs", children', 'mt: "1", id: "costs", children'),
    }),
    await changed('remote-invoice', {
      InvoicePage: (code) => `throw new RangeError('no rows');${code}`,
      'receivables/ReceivablesCard': (code) => `throw new RangeError('no sums');${code}`,
    }),
  ];
  const { error, trial } = await publish(releases, true);
  expect(error).toBeInstanceOf(SmokeError);
  const violation = (address: string, fault: string) =>
    expect.stringMatching(new RegExp(`^${address} of .*fails in a browser: .*${fault}`)) as unknown;
  expect((error as SmokeError).violations.sort()).toEqual([
    violation('/admin', 'RangeError: no sums at remote-invoice/'),
    violation('/admin/receipts', 'RangeError: no rows at remote-invoice/'),
    violation('/partners/careers', 'TypeError: no openings at remote-partners/'),
    violation(
      '/partners/howwework',
      'the builds differ: class of <h2> is “vp-\\S+” in the node build and “vp-',
    ),
    violation('/partners/services', 'The policy of the page refuses style-src'),
    violation('/partners/team', 'Error: the list did not come at remote-partners/'),
  ]);
  // Of other applications, the page whose slot is filled is opened.
  expect(trial.tried).toHaveLength(6);
  expect((error as SmokeError).violations[0]).toContain('with remote-invoice in its slots');
  expect(await copy.store.pointer()).toEqual(before);
});

test('pages that work go live', async () => {
  const hash = (await copy.liveReleases())['remote-invoice']!;
  const { error, trial, lines } = await publish([
    await restamped(copy.store, 'remote-invoice', hash, 'tried'),
  ]);
  expect(error).toBeUndefined();
  expect(trial).toMatchObject({ tried: ['/admin', '/admin/receipts'], untried: [] });
  expect(lines).toContain('tried in a browser: /admin, /admin/receipts');
});

test('in the live profile staff pages are opened with the answers that its remote declares @long', async () => {
  await publishReleases(copy.store, [await collectRelease('remote-live')], { log: () => undefined });
  const { error } = await publish([
    await changed('remote-invoice', { InvoicePage: (code) => `throw new RangeError('no rows');${code}` }),
  ]);
  expect((error as SmokeError).violations).toEqual([
    expect.stringMatching('^/admin/receipts of remote-invoice .*: RangeError: no rows at remote-invoice/'),
  ]);

  const hash = (await copy.liveReleases())['remote-live']!;
  const live = await publish([await restamped(copy.store, 'remote-live', hash, 'tried')]);
  expect(live.error).toBeUndefined();
  expect(live.trial.tried).toEqual(
    expect.arrayContaining(['/admin/people', '/admin/changes', '/admin/join']),
  );
});
