import type { Registry } from 'shared/contract';
import { faultPoint } from '../faultPoint';
import { inlineSources } from '../server/inlineSources';
import { documentHeaders, sourceHash } from '../server/securityHeaders';
import type { Releases, Store } from '../store/store';
import { loadRemote, loadShell, type ShellBundle } from './bundles';
import { check } from './check';
import { documentName, notFoundDocument, staffDocument } from './documents';
import { membersOf, type Members } from './members';
import { audienceOf, publicPart, registryOf } from './registry';
import { sitemap } from './sitemap';
import { waveOf } from './wave';

interface Parts {
  store: Store;
  members: Members;
  shell: ShellBundle;
  registry: Registry;
}

/**
 * Makes the HTML of every route from one set of releases and stores it as a new composition, which is not live yet.
 * @param base the composition that is live now.
 * @returns the composition's number.
 * @throws MisfitError when the releases do not fit together; Error when a page does not render. What was begun is
 *   never finished then, so that nothing can set it live.
 */
export async function compose(store: Store, releases: Releases, base?: number): Promise<number> {
  const members = await membersOf(store, releases);
  const shell = loadShell(await nodeBundle(store, members, 'shell'));
  // Refused before a number is taken.
  const before = base === undefined ? {} : (await store.composition(base)).releases;
  check({
    registry: registryOf(members, 0),
    members,
    shell,
    isNew: (name) => before[name] !== releases[name],
  });

  const sequence = await store.claimComposition();
  faultPoint('composition claimed');
  const registry = registryOf(members, sequence);
  const made = new Date().toISOString();
  await store.addComposition(
    { sequence, releases, made, ...(base !== undefined && { base }) },
    filesOf({ store, members, shell, registry }),
  );
  return sequence;
}

/** All files of a composition, each as soon as it is made: the store packs one while the next one renders. */
async function* filesOf(parts: Parts): AsyncGenerator<[file: string, content: Buffer]> {
  const { store, members, shell, registry } = parts;
  const headers: Record<string, Record<string, string>> = {};
  for await (const [path, html] of renderAll(parts)) {
    headers[path] = headersOf(html, shell);
    yield [`${documentName(path)}.html`, Buffer.from(html)];
  }
  const pages = publicPart(registry, shell).pages.map(({ path }) => path);
  const text = {
    'headers.json': JSON.stringify(headers),
    'registry.json': JSON.stringify(registry),
    'sitemap.xml': sitemap(pages, shell.origin),
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

async function* renderAll({
  store,
  members,
  shell,
  registry,
}: Parts): AsyncGenerator<[path: string, html: string]> {
  const needed = new Set(
    [...prerenderedPages(registry, shell), registry.layouts.public, registry.layouts.staff].map(
      (part) => part?.remote,
    ),
  );
  const modules: Record<string, Record<string, unknown>> = {};
  for (const name of members.keys())
    if (needed.has(name)) modules[name] = loadRemote(await nodeBundle(store, members, name), shell);

  const visible = publicPart(registry, shell);
  const frame = await staffFrame({ registry, modules }, shell);
  const request = (path: string) => ({
    path,
    registry: audienceOf(path, shell) === 'public' ? visible : registry,
    wave: waveOf(path, { members, shell, registry }),
  });
  for (const { path } of registry.pages) {
    const isPrerendered = shell.mountOf(path).isPrerendered;
    yield [
      path,
      isPrerendered
        ? await shell.renderDocument({ ...request(path), modules })
        : shell.clientDocument({ ...request(path), frame }),
    ];
  }
  yield [notFoundDocument, await shell.renderDocument({ ...request('/404'), modules })];
  yield [staffDocument, shell.clientDocument({ ...request('/admin/404'), frame })];
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
