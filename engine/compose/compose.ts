import { randomBytes } from 'node:crypto';
import { failpoint } from '../failpoint';
import { inlineHashes } from '../serve/csp/inlineSources';
import { sourceHash } from '../serve/csp/securityHeaders';
import { quality } from '../formats/compress';
import { inventoryBytes, isStaffDocument, type Inventory } from '../formats/inventory';
import { inParallel } from '../objects/inParallel';
import type { Composition } from '../formats/composition';
import type { Releases } from '../log/entry';
import type { Store } from '../store/store';
import { check } from './check';
import { IncompatibleError } from './incompatibleError';
import { composedContent } from './content';
import { reusedDocuments } from './reusedDocuments';
import { mapFile, withSourcePlaces } from './position';
import { redirectsOf } from './redirects';
import { registryOf } from './registry';
import { contentOf, releaseSetOf, type ReleaseSet } from './releaseSet';
import { renderPages } from './renderPages';
import { rootFiles, storeRootFiles } from './rootFiles';
import { Sandbox, type Limits } from './sandbox';

/** Releases, where they come from as far as that is known, and the live composition. */
export interface Recipe
  extends Pick<Composition, 'releases' | 'base'>, Required<Pick<Composition, 'provenances'>> {
  /** Reads the files of the live composition that stay, and makes damaged ones again. */
  isAgain?: boolean | undefined;
}

interface ComposeOptions {
  limits?: Partial<Limits>;
  /** Receives a line for each slow page. */
  log?: (line: string) => void;
}

/**
 * Renders every route from one set of releases and stores the documents under a new number.
 * Documents with the same sources as in the live composition are reused.
 * @returns the composition, which cannot go live before it is finished.
 * @throws IncompatibleError for incompatible releases; Error when a page does not render.
 */
export async function compose(
  store: Store,
  { releases, base, provenances, isAgain }: Recipe,
  { limits, log = () => undefined }: ComposeOptions = {},
): Promise<Composition> {
  const releaseSet = await releaseSetOf(store, releases);
  const content = await composedContent(store, releaseSet);
  const made = store.environment.date().toISOString();
  const live = base === undefined ? undefined : await store.composition(base);
  const isNew = (name: string) => live?.releases[name] !== releases[name];
  check(releaseSet, isNew);
  const sandbox = await Sandbox.open(limits, log);
  const inSources = (error: unknown) => rejectInSources(store, releases, error);
  try {
    const order = { ...(await applicationsOf(store, releaseSet, isNew)), content, made };
    const plan = await sandbox.plan(order).catch(inSources);
    const root = rootFiles(store, plan, { shell: releaseSet.get('shell')!, files: content.files });
    const redirects = redirectsOf(content.collections, plan.documents, [...root.keys()]);
    const before = live && (await store.inventory(live));
    const records = await reusedDocuments(store, before, plan.documents, isAgain);
    const number = await store.claimComposition();
    failpoint('composition claimed');
    const changed = plan.documents.filter(({ fingerprint }) => !records.has(fingerprint));
    const documentOf = new Map(changed.map((document) => [document.fingerprint, document]));
    const paths = [...documentOf.values()].map(({ path }) => path);
    const options = { sandbox, order, limits, log };
    const rendered = await renderPages(number, paths, options).catch(inSources);
    await inParallel(documentOf.values(), async ({ fingerprint, path, importMap }) => {
      const html = rendered.get(path);
      if (html === undefined) throw new Error(`${path} was not rendered`);
      // Each publish of a remote with staff pages changes all documents of that area.
      const effort = isStaffDocument(path) ? quality.fast : quality.best;
      const file = await store.addFile(base, 'document.html', Buffer.from(html), effort);
      const { styles } = inlineHashes(html);
      const record = { file, fingerprint, content: content.release, styles };
      records.set(fingerprint, importMap === undefined ? record : { ...record, hasModules: true });
    });
    const documents: Inventory['documents'] = {};
    for (const { path, fingerprint } of plan.documents) documents[path] = records.get(fingerprint)!;
    const importMaps = new Set(plan.documents.flatMap(({ importMap }) => importMap ?? []));
    const scripts = [...plan.shell.inlineScripts, ...importMaps].map(sourceHash);
    const files = await storeRootFiles(store, root, { base, before: before?.files, isAgain });
    return {
      number,
      releases,
      base,
      provenances,
      made,
      preview: randomBytes(16).toString('hex'),
      ...(Object.keys(redirects).length > 0 && { redirects }),
      inventory: await store.addFile(base, 'inventory', inventoryBytes({ documents, scripts, files })),
      contents: [...new Set(Object.values(documents).map((document) => document.content))],
    };
  } finally {
    await sandbox.close();
  }
}

/** The bundles of all applications, and those whose staff pages are tried. */
async function applicationsOf(store: Store, releaseSet: ReleaseSet, isNew: (name: string) => boolean) {
  const content = contentOf(releaseSet).manifest.name;
  const bundles: Record<string, string> = {};
  await inParallel(releaseSet, async ([name, { hash }]) => {
    if (name !== content)
      bundles[name] = (await store.releases.file(name, hash, 'node/bundle.cjs')).toString();
  });
  // Another shell, or other content, may change any of them.
  const isForAll = isNew('shell') || isNew(content);
  const tried = Object.keys(bundles).filter((name) => isForAll || isNew(name));
  return { releases: [...releaseSet], registry: registryOf(releaseSet), bundles, tried };
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
