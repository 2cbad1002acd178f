import { randomBytes } from 'node:crypto';
import { staffPath } from '@vibrant-peak/shared/contract';
import { failpoint } from '../failpoint';
import { indexFile } from '../content/contentRelease';
import { inlineHashes } from '../serve/csp/inlineSources';
import { sourceHash } from '../serve/csp/securityHeaders';
import { isPromised } from '../formats/address';
import { damagedFiles } from '../store/damage';
import { inventoryBytes, type DocumentRecord, type Inventory } from '../formats/inventory';
import { inParallel } from '../objects/inParallel';
import type { Provenance } from '../formats/provenance';
import type { Composition } from '../formats/composition';
import type { Releases } from '../log/entry';
import type { Store } from '../store/store';
import { check, IncompatibleError } from './check';
import { composedContent, type ComposedContent } from './content';
import { keptDocuments } from './keptDocuments';
import { applicationsIn, planOrder } from './planOrder';
import { mapFile, withSourcePlaces } from './position';
import { redirectsOf } from './redirects';
import { contentOf, releaseSetOf, type ReleaseSet } from './releaseSet';
import type { Documents, Plan } from './renderProcess';
import { Sandbox, type Limits } from './sandbox';
import { sitemap } from './sitemap';

interface Parts {
  store: Store;
  releaseSet: ReleaseSet;
  content: ComposedContent;
  plan: Plan;
  rendered: Documents;
  kept: Map<string, DocumentRecord>;
  /** The number of the live composition, and its files. */
  base: number | undefined;
  before: Inventory | undefined;
}

interface ComposeOptions {
  limits?: Partial<Limits>;
  verified?: Map<string, Buffer>;
}

/**
 * Renders every route from one set of releases and stores the documents under a new number.
 * Documents with the same sources as in the live composition are kept.
 * @param base the live composition.
 * @param provenances the known origins of the releases.
 * @param options limits of the sandbox; `verified` gets the kept files that were read.
 * @returns the composition, which cannot go live before it is finished.
 * @throws IncompatibleError for incompatible releases; Error when a page does not render.
 */
export async function compose(
  store: Store,
  releases: Releases,
  base?: number,
  provenances: Record<string, Provenance> = {},
  { limits = {}, verified = new Map() }: ComposeOptions = {},
): Promise<Composition> {
  const releaseSet = await releaseSetOf(store, releases);
  const content = await composedContent(store, releaseSet);
  const made = store.environment.date().toISOString();
  // Checked before a number is claimed.
  const live = base === undefined ? undefined : await store.composition(base);
  const isNew = (name: string) => live?.releases[name] !== releases[name];
  check(releaseSet, isNew);
  // Another shell, or other content, may change any of them.
  const isForAll = ['shell', contentOf(releaseSet).manifest.name].some(isNew);
  const tried = applicationsIn(releaseSet).filter((name) => isForAll || isNew(name));
  const sandbox = await Sandbox.open(limits);
  const inSources = (error: unknown) => rejectInSources(store, releases, error);
  try {
    const order = await planOrder(store, { releaseSet, content, made, tried });
    const plan = await sandbox.plan(order).catch(inSources);
    const redirects = redirectsOf(
      content.collections,
      plan.documents.map(({ path }) => path),
    );
    const before = live && (await store.inventory(live));
    const kept = await keptDocuments(store, before, plan.documents, verified);
    const number = await store.claimComposition();
    failpoint('composition claimed');
    const paths = changedDocuments(plan, kept).map(({ path }) => path);
    const rendered = await sandbox.render({ composition: number, paths }).catch(inSources);
    const parts = { store, releaseSet, content, plan, rendered, kept, base, before };
    const documents = await storeDocuments(parts);
    const scripts = plan.shell.inlineScripts.map(sourceHash);
    const inventory: Inventory = { documents, scripts, files: await storeFiles(parts) };
    return {
      ...{ number, releases, provenances, made },
      preview: randomBytes(16).toString('hex'),
      ...(base !== undefined && { base }),
      ...(Object.keys(redirects).length > 0 && { redirects }),
      inventory: await store.addFile(base, 'inventory', inventoryBytes(inventory)),
      contents: [...new Set(Object.values(documents).map((document) => document.content))],
    };
  } finally {
    await sandbox.close();
  }
}

/** @throws the given error, with places in the sources of remotes instead of in their bundles. */
async function rejectInSources(store: Store, releases: Releases, error: unknown): Promise<never> {
  if (!(error instanceof IncompatibleError)) throw error;
  const mapOf = async (app: string) =>
    (await store.objects.read(`r/${app}/${releases[app]}/${mapFile}`))?.toString();
  throw new IncompatibleError(
    await Promise.all(error.violations.map((violation) => withSourcePlaces(violation, mapOf))),
  );
}

/** The documents to render, one for each fingerprint. */
const changedDocuments = ({ documents }: Plan, kept: Parts['kept']) => [
  ...new Map(
    documents.filter(({ fingerprint }) => !kept.has(fingerprint)).map((each) => [each.fingerprint, each]),
  ).values(),
];

/** Stores the documents that were rendered. @returns the records of all, by path. */
async function storeDocuments(parts: Parts): Promise<Inventory['documents']> {
  const { store, releaseSet, plan, rendered, kept, base } = parts;
  const { manifest, hash } = contentOf(releaseSet);
  const content = `${manifest.name}/${hash}`;
  const records = new Map(kept);
  await inParallel(changedDocuments(plan, kept), async ({ path, fingerprint }) => {
    const html = renderedAt(path, rendered);
    const file = await store.addFile(base, 'document.html', Buffer.from(html));
    records.set(fingerprint, { file, fingerprint, content, styles: inlineHashes(html).styles });
  });
  return Object.fromEntries(plan.documents.map(({ path, fingerprint }) => [path, records.get(fingerprint)!]));
}

/**
 * Stores the files at the root of the site that the live composition does not have.
 * @returns the names of all in the store.
 */
async function storeFiles(parts: Parts): Promise<Inventory['files']> {
  const { store, releaseSet, content, plan, base, before } = parts;
  const { origin, webManifest } = plan.shell;
  const shell = releaseSet.get('shell')!;
  const indexed = plan.documents.filter(({ isIndexed }) => isIndexed);
  const files = new Map([
    [
      'sitemap.xml',
      sitemap(
        indexed.map(({ path }) => path),
        origin,
      ),
    ],
    ['robots.txt', `User-agent: *\nDisallow: ${staffPath}\nSitemap: ${origin}/sitemap.xml\n`],
    ['manifest.webmanifest', JSON.stringify(webManifest)],
    [indexFile, JSON.stringify({ files: content.files })],
    ...(await store.releases.icons(shell.hash)),
  ] as [string, string | Buffer][]);
  const names: Inventory['files'] = {};
  await inParallel(files, async ([publicName, text]) => {
    const bytes = Buffer.from(text);
    const known = before?.files[publicName];
    const isSame = known && isPromised(known, bytes) && (await damagedFiles(store, [known])).length === 0;
    names[publicName] = isSame ? known : await store.addFile(base, publicName, bytes);
  });
  return names;
}

/** @throws when the process that renders left it out. */
function renderedAt(path: string, rendered: Documents): string {
  const html = Object.hasOwn(rendered, path) ? rendered[path] : undefined;
  if (html === undefined) throw new Error(`${path} was not rendered`);
  return html;
}
