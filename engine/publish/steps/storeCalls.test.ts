import { builtRelease } from '../../formats/manifest';
import { Store } from '../../store/store';
import { composeUntested } from '../../testing/composeUntested';
import { countCalls } from '../../testing/countCalls';
import { MemoryObjects } from '../../testing/simulation/memoryObjects';
import { releaseOf, remote, shell, withPages } from '../../testing/smallSite';
import { rollBackApp } from './rollBack';
import type { Trial } from '../../trial/createTrial';
import { composing } from './composeAndCheck';
import { ContentSite } from './contentSite';
import { publishReleases, type PublishOptions } from './publishReleases';

const log = () => undefined;
const saying = (text: string) => `return ${JSON.stringify(`${text} `.repeat(100))}`;

/** A remote with public pages. */
function publicRemote(name: string, pages: number) {
  const paths = Array.from({ length: pages }, (_, page) => `/${name}/page-${page}`);
  return withPages(remote(name, `/${name}`, saying(name)), paths);
}

/** Renders another document at each address. */
const shellWithPaths = shell.replace("'<p>'", "'<p>' + path");

const staffRemote = (text: string) => remote('remote-staff', '/admin/staff', saying(text));

/** A store with some remotes of some public pages each. */
async function storeWith(remotes: number, pages: number): Promise<Store> {
  const store = new Store(new MemoryObjects(() => Date.now()));
  const others = Array.from({ length: remotes }, (_, n) => publicRemote(`remote-${n}`, pages));
  const first = [
    releaseOf('shared', ''),
    releaseOf('shell', shellWithPaths),
    ...others,
    staffRemote('first'),
  ];
  await publishReleases(store, first, { log, compose: composeUntested });
  return store;
}

/** Calls of a publish of one release, by default of a staff page. */
async function callsOfPublish(
  store: Store,
  options: Partial<PublishOptions> = {},
  release = staffRemote('second'),
): Promise<number> {
  const { objects, calls } = countCalls(store.objects);
  const { status } = await publishReleases(store.over(objects), [release], { log, ...options });
  expect(status).toBe(options.target?.kind ?? 'live');
  return calls();
}

const callsOn = async (remotes: number, pages: number) => callsOfPublish(await storeWith(remotes, pages));

test('a publish reads manifest, bundle and one page of each other remote, however many pages it has', async () => {
  const small = await callsOn(2, 1);
  expect(small).toBeLessThanOrEqual(43);
  expect(await callsOn(2, 10)).toBe(small);
  expect((await callsOn(12, 1)) - small).toBe(10 * 3);
});

test('a publish of a public page costs six calls for each page of the public area', async () => {
  const callsWith = async (pages: number) =>
    callsOfPublish(await storeWith(2, pages), {}, publicRemote('remote-new', 1));
  expect((await callsWith(10)) - (await callsWith(1))).toBe(2 * 9 * 6);
});

/** Calls of a publication of content in the live profile that no page shows. */
async function callsOfPublication(pages: number): Promise<number> {
  const { objects, calls } = countCalls((await storeWith(2, pages)).objects);
  const site = Object.assign(await ContentSite.open('unused'), { store: new Store(objects) });
  const publishWords = (words: string) => {
    const { manifest, files, media } = site.releaseOf({ team: { words } });
    files.delete('release.json');
    return site.publish(builtRelease({ ...manifest, contract: 1 }, files, media), { by: 'ali' });
  };
  await publishWords('first');
  const before = calls();
  await publishWords('second');
  expect((await site.liveContent())?.collections).toEqual({ team: { words: 'second' } });
  return calls() - before;
}

test('a publication of content reads neither documents nor pictures that stay', async () => {
  const small = await callsOfPublication(1);
  expect(small).toBeLessThanOrEqual(60);
  expect(await callsOfPublication(10)).toBe(small);
});

/** A trial in which every page is tried and none fails. */
const trial: Trial = { tried: [], untried: [], run: async () => [] };
const preview: PublishOptions = { log, target: { kind: 'preview' }, compose: composing({ trial }) };

test('a publish of a tried preview composes nothing, however many pages the site has', async () => {
  const calls: number[] = [];
  for (const pages of [1, 10]) {
    const store = await storeWith(2, pages);
    await callsOfPublish(store, preview);
    const compose = jest.fn();
    calls.push(await callsOfPublish(store, { compose }));
    expect(compose).not.toHaveBeenCalled();
    expect((await store.pointer())!.live).toBe(2);
    const { objects, calls: more } = countCalls(store.objects);
    await rollBackApp(store.over(objects), 'remote-staff', { log });
    calls.push(more());
  }
  expect(calls.slice(0, 2)).toEqual(calls.slice(2));
  expect(calls[0]).toBeLessThan(40);
});

test('a preview is composed again when it was not tried, and when its commit is another one', async () => {
  const store = await storeWith(1, 1);
  await callsOfPublish(store, { ...preview, compose: composing() });
  await callsOfPublish(store, preview);
  const at = new Date().toISOString();
  await callsOfPublish(store, { compose: composing({ trial }), provenance: { by: 'a', at, commit: 'b' } });
  expect((await store.pointer())!.live).toBe(4);
});
