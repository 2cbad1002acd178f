import type { PageModule, Registry } from 'shared/contract';
import type { ShellBundle } from 'shared/contract/shell';
import { faultPoint } from '../faultPoint';
import { inlineSources } from '../server/inlineSources';
import { documentHeaders, sourceHash } from '../server/securityHeaders';
import type { Origin } from '../store/origin';
import type { Releases, Store } from '../store/store';
import { loadShell, remoteModules, type RemoteModules } from './bundles';
import { check, MisfitError } from './check';
import { documentName, notFoundDocument, staffDocument } from '../store/documents';
import { membersOf, type Members } from './members';
import { audienceOf, publicPart, registryOf } from './registry';
import { addressesOf } from './addresses';
import { LastChanges, sitemap, type SitemapEntry } from './sitemap';
import { staffPageFaults } from './tryStaffPages';
import { waveOf } from './wave';

interface Parts {
  store: Store;
  members: Members;
  shell: ShellBundle;
  load: RemoteModules;
  registry: Registry;
  made: string;
  /** The composition that is live now. */
  base?: number;
}

/**
 * Makes the HTML of every route from one set of releases and stores it as a new composition, which is not live yet.
 * @param base the composition that is live now.
 * @param origins where the releases come from, as far as that is known.
 * @returns the composition's number.
 * @throws MisfitError when the releases do not fit together; Error when a page does not render. What was begun is
 *   never finished then, so that nothing can set it live.
 */
export async function compose(
  store: Store,
  releases: Releases,
  base?: number,
  origins: Record<string, Origin> = {},
): Promise<number> {
  const members = await membersOf(store, releases);
  const shell = loadShell(await nodeBundle(store, members, 'shell'));
  // Refused before a number is taken.
  const before = base === undefined ? {} : (await store.composition(base)).releases;
  const isNew = (name: string) => before[name] !== releases[name];
  const planned = registryOf(members, 0);
  check({ registry: planned, members, shell, isNew });
  const load = remoteModules((name) => nodeBundle(store, members, name), shell);
  const faults = await staffPageFaults({ registry: planned, shell, load, isNew });
  if (faults.length > 0) throw new MisfitError(faults);

  const sequence = await store.claimComposition();
  faultPoint('composition claimed');
  const registry = registryOf(members, sequence);
  const made = store.world.date().toISOString();
  await store.addComposition(
    { sequence, releases, origins, made, ...(base !== undefined && { base }) },
    filesOf({ store, members, shell, load, registry, made, base }),
  );
  return sequence;
}

/** All files of a composition, each as soon as it is made: the store packs one while the next one renders. */
async function* filesOf(parts: Parts): AsyncGenerator<[file: string, content: Buffer]> {
  const { store, members, shell, registry } = parts;
  const lastChanges = await lastChangesOf(parts);
  const entries: SitemapEntry[] = [];
  const headers: Record<string, Record<string, string>> = {};
  for await (const { path, html, isIndexed } of renderAll(parts)) {
    headers[path] = headersOf(html, shell);
    if (isIndexed) entries.push({ path, lastChanged: await lastChanges.dayOf(path, html) });
    yield [`${documentName(path)}.html`, Buffer.from(html)];
  }
  const text = {
    'headers.json': JSON.stringify(headers),
    'registry.json': JSON.stringify(registry),
    'sitemap.xml': sitemap(entries, shell.origin),
    'robots.txt': `User-agent: *\nDisallow: /admin\nSitemap: ${shell.origin}/sitemap.xml\n`,
    'manifest.webmanifest': JSON.stringify(shell.webManifest),
  };
  for (const [file, content] of Object.entries(text)) yield [file, Buffer.from(content)];
  yield* await store.icons(members.get('shell')!.hash);
}

const nodeBundle = async (store: Store, members: Members, name: string) => ({
  name: `${name}/bundle.cjs`,
  code: (await store.releaseFile(name, members.get(name)!.hash, 'node/bundle.cjs')).toString(),
});

const prerenderedPages = (registry: Registry, shell: ShellBundle) =>
  registry.pages.filter(({ path }) => shell.mountOf(path).isPrerendered);

async function lastChangesOf({ store, shell, base, made }: Parts): Promise<LastChanges> {
  const before = async (file: string) =>
    base === undefined ? undefined : (await store.objects.read(`compositions/${base}/${file}`))?.toString();
  return new LastChanges(
    await before('sitemap.xml'),
    shell.origin,
    (path) => before(`${documentName(path)}.html`),
    made.slice(0, 10),
  );
}

interface RenderedDocument {
  path: string;
  html: string;
  /** Whether search engines may list it. */
  isIndexed: boolean;
}

async function* renderAll({ members, shell, load, registry }: Parts): AsyncGenerator<RenderedDocument> {
  const needed = new Set(
    [...prerenderedPages(registry, shell), registry.layouts.public, registry.layouts.staff].map(
      (part) => part?.remote,
    ),
  );
  const modules: Record<string, Record<string, unknown>> = {};
  for (const name of members.keys()) if (needed.has(name)) modules[name] = await load(name);

  const visible = publicPart(registry, shell);
  const frame = await staffFrame({ registry, modules }, shell);
  const request = (path: string) => ({
    path,
    registry: audienceOf(path, shell) === 'public' ? visible : registry,
    wave: waveOf(path, { members, shell, registry }),
  });
  for (const page of registry.pages) {
    const isPrerendered = shell.mountOf(page.path).isPrerendered;
    if (!isPrerendered) {
      yield {
        path: page.path,
        html: shell.clientDocument({ ...request(page.path), frame }),
        isIndexed: false,
      };
      continue;
    }
    const module = modules[page.remote]?.[page.module] as { page: PageModule };
    for (const path of addressesOf(page, module.page)) {
      const html = await shell.renderDocument({ ...request(path), modules });
      const { robots } = shell.metadataOf({ status: 'loaded', value: module }, path);
      yield { path, html, isIndexed: robots === undefined };
    }
  }
  const missing = await shell.renderDocument({ ...request('/404'), modules });
  yield { path: notFoundDocument, html: missing, isIndexed: false };
  yield {
    path: staffDocument,
    html: shell.clientDocument({ ...request('/admin/404'), frame }),
    isIndexed: false,
  };
}

/** Without a frame staff pages begin empty, as with shells from before there were any: no reason to refuse releases. */
async function staffFrame(
  parts: Parameters<ShellBundle['renderStaffFrame']>[0],
  shell: Partial<ShellBundle>,
): ReturnType<ShellBundle['renderStaffFrame']> {
  try {
    return await shell.renderStaffFrame?.(parts);
  } catch (error) {
    console.warn('The frame of staff pages does not render', error);
    return undefined;
  }
}

function headersOf(html: string, shell: ShellBundle): Record<string, string> {
  return documentHeaders({
    scripts: [shell.headScript, shell.waveScript].map(sourceHash),
    styles: inlineSources(html).styles.map(sourceHash),
  });
}
