import { randomBytes } from 'node:crypto';
import { staffPath, type Registry } from 'shared/contract';
import { failpoint } from '../failpoint';
import { inlineHashes } from '../server/inlineSources';
import { documentHeaders, sourceHash } from '../server/securityHeaders';
import { indexFile } from '../content/contentRelease';
import type { Provenance } from '../store/provenance';
import type { Composition, CompositionFile, Releases, Store } from '../store/store';
import { check } from './check';
import { redirectsOf } from './redirects';
import { composedContent, type ComposedContent } from './content';
import { documentName, recordsFile, type DocumentRecords } from '../store/documents';
import { KeptDocuments } from './keptDocuments';
import { contentOf, releaseSetOf, type ReleaseSet } from './releaseSet';
import { applicationsIn, planOrder } from './planOrder';
import { registryOf } from './registry';
import type { Documents, Plan } from './renderProcess';
import { Sandbox, type Limits } from './sandbox';
import { LastChanges, sitemap, type SitemapEntry } from './sitemap';

interface Parts {
  store: Store;
  releaseSet: ReleaseSet;
  registry: Registry;
  content: ComposedContent;
  plan: Plan;
  rendered: Documents;
  kept: KeptDocuments;
  made: string;
  /** The composition that is live now. */
  base: number | undefined;
}

/**
 * Renders every route from one set of releases and stores the documents under a new number. The composition becomes valid
 * when it is finished, after its smoke test. Documents with the same sources as in the live composition are kept, to the byte.
 * @param base the live composition.
 * @param provenances the known origins of the releases.
 * @returns the unfinished composition.
 * @throws IncompatibleError for incompatible releases; Error when a page does not render. The composition then stays unfinished and
 *   cannot go live.
 */
export async function compose(
  store: Store,
  releases: Releases,
  base?: number,
  provenances: Record<string, Provenance> = {},
  limits: Partial<Limits> = {},
): Promise<Composition> {
  const releaseSet = await releaseSetOf(store, releases);
  const content = await composedContent(store, releaseSet);
  const made = store.environment.date().toISOString();
  // Checked before a number is claimed.
  const before = base === undefined ? {} : (await store.composition(base)).releases;
  const isNew = (name: string) => before[name] !== releases[name];
  check(releaseSet, isNew);
  // Another shell, or other content, may change any of them.
  const isForAll = ['shell', contentOf(releaseSet).manifest.name].some(isNew);
  const tried = applicationsIn(releaseSet).filter((name) => isForAll || isNew(name));
  const sandbox = await Sandbox.open(limits);
  try {
    const plan = await sandbox.plan(await planOrder(store, { releaseSet, content, made, tried }));
    const redirects = redirectsOf(
      content.collections,
      plan.documents.map(({ path }) => path),
    );
    const kept = await KeptDocuments.of(store, base, plan.documents);
    const number = await store.claimComposition();
    failpoint('composition claimed');
    const paths = plan.documents.map(({ path }) => path).filter((path) => !kept.find(path));
    const rendered = await sandbox.render({ composition: number, paths });
    const registry = registryOf(releaseSet, number);
    const contents = olderContents(plan, kept, releaseSet);
    const composition = {
      ...{ number, releases, provenances, made },
      preview: randomBytes(16).toString('hex'),
      ...(base !== undefined && { base }),
      ...(contents.length > 0 && { contents }),
      ...(Object.keys(redirects).length > 0 && { redirects }),
    };
    const files = await store.addFiles(
      number,
      filesOf({ store, releaseSet, registry, content, plan, rendered, kept, made, base }),
    );
    return { ...composition, files };
  } finally {
    await sandbox.close();
  }
}

/** Releases of the content, other than the present one, that documents which are kept were made with. */
function olderContents(
  { documents }: Plan,
  kept: KeptDocuments,
  releaseSet: ReleaseSet,
): [name: string, hash: string][] {
  const { manifest, hash } = contentOf(releaseSet);
  const named = documents.map(({ path }) => kept.find(path)?.record.content);
  return [...new Set(named)]
    .filter((release) => release !== undefined && release !== hash)
    .map((release) => [manifest.name, release!]);
}

/** All files of a composition, each as soon as it is made: the store packs one while the next one renders. */
async function* filesOf(parts: Parts): AsyncGenerator<CompositionFile> {
  const { store, releaseSet, registry, content, plan, rendered, kept } = parts;
  const { shell, documents } = plan;
  const lastChanges = await lastChangesOf(parts);
  const entries: SitemapEntry[] = [];
  const headers: Record<string, Record<string, string>> = {};
  const scripts = shell.inlineScripts.map(sourceHash);
  const records: DocumentRecords = {};
  for (const { path, fingerprint, isIndexed } of documents) {
    const known = kept.find(path);
    const { html, copies } = known ?? { html: renderedAt(path, rendered), copies: undefined };
    const hashes = inlineHashes(html);
    records[path] = {
      ...(known?.record ?? { fingerprint, content: contentOf(releaseSet).hash }),
      hashes,
    };
    headers[path] = documentHeaders({ scripts, styles: hashes.styles });
    if (isIndexed)
      entries.push({ path, lastChanged: await lastChanges.dayOf(path, known ? undefined : html) });
    yield [`${documentName(path)}.html`, Buffer.from(html), copies];
  }
  const text = {
    'headers.json': JSON.stringify(headers),
    [recordsFile]: JSON.stringify(records),
    'registry.json': JSON.stringify(registry),
    'sitemap.xml': sitemap(entries, shell.origin),
    'robots.txt': `User-agent: *\nDisallow: ${staffPath}\nSitemap: ${shell.origin}/sitemap.xml\n`,
    'manifest.webmanifest': JSON.stringify(shell.webManifest),
    [indexFile]: JSON.stringify({ files: content.files }),
  };
  for (const [file, content] of Object.entries(text)) yield [file, Buffer.from(content)];
  yield* await store.icons(releaseSet.get('shell')!.hash);
}

/** @throws when the process that renders left it out. */
function renderedAt(path: string, rendered: Documents): string {
  const html = Object.hasOwn(rendered, path) ? rendered[path] : undefined;
  if (html === undefined) throw new Error(`${path} was not rendered`);
  return html;
}

async function lastChangesOf({ store, plan: { shell }, base, made }: Parts): Promise<LastChanges> {
  const before = async (file: string) =>
    base === undefined ? undefined : (await store.objects.read(`compositions/${base}/${file}`))?.toString();
  return new LastChanges(
    await before('sitemap.xml'),
    shell.origin,
    (path) => before(`${documentName(path)}.html`),
    made.slice(0, 10),
  );
}
