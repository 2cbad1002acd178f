import { contentPrefix, type ContentFiles, type DocumentContent } from '@vibrant-peak/shared/contract';
import { dataFile } from '../content/contentRelease';
import type { Collections } from '../content/readContent';
import { readJson, recordWhere } from '../formats/formats';
import type { Store } from '../store/store';
import { contentOf, type ReleaseSet } from './releaseSet';

export interface ComposedContent {
  /** Its release: name and address, separated by a slash. */
  release: string;
  collections: Collections;
  files: ContentFiles;
}

const collectionsSchema = recordWhere(
  'which is not a collection',
  (_name, collection) => typeof collection === 'object' && collection !== null && !Array.isArray(collection),
).required();

export async function composedContent(store: Store, releaseSet: ReleaseSet): Promise<ComposedContent> {
  const { hash, manifest } = contentOf(releaseSet);
  const { name, content: files = {} } = manifest;
  const data = await store.releases.file(name, hash, dataFile);
  return {
    release: `${name}/${hash}`,
    collections: readJson<Collections>(`r/${name}/${hash}/${dataFile}`, data, collectionsSchema),
    files,
  };
}

/** The collections that a page needs, by their names. */
export interface ContentUse {
  /** Read by the shell and by the layout. */
  always: string[];
  /** Read by the page and by the code that it loads later. */
  first: string[];
  later: string[];
}

/** Characters of a hash that distinguish two versions of a collection. */
const versionLength = 6;

/** The content that stands in the document of a page, and where to find the rest. */
export function documentContent(
  { release, collections, files }: ComposedContent,
  { always, first, later }: ContentUse,
): DocumentContent {
  const known = (names: string[]) => names.filter((name) => files[name] !== undefined);
  const shown = first.filter((name) => !always.includes(name));
  const others = later.filter((name) => !always.includes(name) && !shown.includes(name));
  return {
    base: `/r/${release}/`,
    modules: Object.fromEntries(known(always).map((name) => [name, collections[name]!])),
    versions: Object.fromEntries(
      known([...always, ...others]).map((name) => [name, files[name]!.slice(0, versionLength)]),
    ),
    first: Object.fromEntries(known(shown).map((name) => [name, files[name]!])),
  };
}

/** The names of collections among shared modules, in order. */
export function collectionsIn(modules: readonly string[]): string[] {
  const ofContent = modules.filter((module) => module.startsWith(contentPrefix));
  return [...new Set(ofContent.map((module) => module.slice(contentPrefix.length)))].sort();
}
