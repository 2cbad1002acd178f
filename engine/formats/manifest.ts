import type { ContentFiles, RemoteDeclaration } from '@vibrant-peak/shared/contract';
import { array, mixed, number, object, string, type InferType } from 'yup';
import { sha256, treeHash } from './address';
import { appName, filePath, format, isBelow, line, parsed, recordOf, recordWhere } from './formats';

/** Fields of a collection by their path, such as `team[].name`, each with its type. */
export type Fields = Record<string, string>;

const texts = () => array(string().required()).required();
const paths = () => array(filePath()).required();
const hashes = (prefix = '') =>
  recordWhere<Record<string, string>>(
    'which is not a file with its hash',
    (file, hash) => isBelow(file) && typeof hash === 'string' && hash.startsWith(prefix),
  ).required();

/** Names of the files of collections, by collection. */
export const contentFiles = () =>
  recordWhere<ContentFiles>(
    'which is not a file of a collection',
    (_collection, file) => typeof file === 'string' && /^[A-Za-z0-9]+$/.test(file),
  );

/** A module of the share scope as a release of the shell, or of the content, provides it. */
export type ProvidedModule = InferType<typeof providedModule>;
const providedModule = object({
  version: string().required(),
  /** Names that it exports. */
  exports: texts(),
  /** The shape of a collection's data. */
  fields: mixed<Fields>(),
});

/** A module of the share scope as the code of a release uses it. */
export type UsedModule = InferType<typeof usedModule>;
const usedModule = object({
  /** Versions with which it works. */
  range: string().required(),
  /** Names that are used; `*` for the module as a whole. */
  names: texts(),
  /** Of a collection, the fields that may be read. */
  fields: mixed<Fields>(),
});

/** The description of a release, in its `release.json`. */
export interface ReleaseManifest extends Omit<InferType<typeof schema>, 'offers'> {
  /** Pages, layouts, extensions and adapters of a remote; none for the shell. */
  offers?: RemoteDeclaration;
}
const schema = object({
  name: string().matches(appName).required(),
  version: string().required(),
  /** The contract between shell and remotes that it was built for. */
  contract: number().integer().required(),
  offers: object({
    pages: array(
      object({
        path: string().required(),
        module: string().required(),
        profile: string().oneOf(['live']),
        links: array(
          object({
            place: string().oneOf(['header', 'footer']).required(),
            label: line().required(),
            order: number().required(),
          }),
        ),
      }),
    ).required(),
    layouts: recordWhere('which names no module', (_area, module) => typeof module === 'string'),
    extensions: array(
      object({ slot: line().required(), module: string().required(), order: number().required() }),
    ),
    adapters: string(),
    trialAnswers: recordWhere('which is not an address of an answer', (address, answer) =>
      Boolean(address.startsWith('/api/') && answer && typeof answer === 'object'),
    ),
  }).default(undefined),
  assets: object({
    exposes: recordOf(object({ files: paths(), styles: array(filePath()), shared: texts(), later: texts() })),
    client: array(filePath()),
    provided: recordOf(paths()),
    packages: texts(),
    uses: recordOf(texts()),
    uniqueName: string().required(),
  }).required(),
  /** Per script and style sheet of the browser its integrity (`sha256-…`). */
  integrity: hashes('sha256-'),
  /** Hashes of all other files but the manifest. */
  files: hashes(),
  /** Exports of the shell's build for remotes, or of the content for all. */
  provides: recordOf(providedModule).optional(),
  /** Exports that an application's code uses; for the shell, of the content. */
  uses: recordOf(usedModule).optional(),
  /** Files of the collections, in a release of the content. */
  content: contentFiles(),
  /** Files below `/media/` that it brings along, each with the hash of its bytes. */
  media: hashes(),
});

/** @throws FormatError that names the object. */
export const parseManifest = (name: string, content: Buffer): ReleaseManifest =>
  parsed<ReleaseManifest>(name, content, schema);

/** A built application, ready to be stored: its files by their place in the release's folder. */
export interface BuiltRelease {
  name: string;
  /** Content hash over all files: the second half of its address. */
  hash: string;
  manifest: ReleaseManifest;
  files: Map<string, Buffer>;
  /**
   * Files that live beside releases under content-hashed names, by their address below `/media/`.
   */
  media: Map<string, Buffer>;
}

/**
 * A release of these files. Its manifest gets the hashes of all files that have no integrity.
 * @param files without the manifest. @param media files that live beside releases.
 */
export function builtRelease(
  described: Omit<ReleaseManifest, 'files' | 'media'>,
  files: Map<string, Buffer>,
  media: BuiltRelease['media'] = new Map(),
): BuiltRelease {
  const others = [...files].filter(([file]) => !Object.hasOwn(described.integrity, file));
  const manifest = { format, ...described, files: hashesOf(new Map(others)), media: hashesOf(media) };
  const all = new Map([...files, ['release.json', Buffer.from(JSON.stringify(manifest, null, 2))]]);
  return { name: manifest.name, hash: treeHash(all), manifest, files: all, media };
}

const hashesOf = (files: Map<string, Buffer>): Record<string, string> =>
  Object.fromEntries([...files].sort().map(([file, content]) => [file, sha256(content)]));
