import type { ContentFiles, RemoteDeclaration } from '@vibrant-peak/shared/contract';
import type { Static } from '@sinclair/typebox';
import { Value, ValueErrorType } from '@sinclair/typebox/value';
import { sha256, treeHash } from './address';
import { format, FormatError, formatted, recordWhere } from './formats';
import { releaseSchema, type providedModule, type usedModule } from './releaseSchema';

/** Fields of a collection by their path, such as `team[].name`, each with its type. */
export type Fields = Record<string, string>;

/** Names of the files of collections, by collection. */
export const contentFiles = () =>
  recordWhere<ContentFiles>(
    'which is not a file of a collection',
    (_collection, file) => typeof file === 'string' && /^[A-Za-z0-9]+$/.test(file),
  );

/** A module of the share scope as a release of the shell, or of the content, provides it. */
export type ProvidedModule = Static<typeof providedModule>;

/** A module of the share scope as the code of a release uses it; `*` for the module as a whole. */
export type UsedModule = Static<typeof usedModule>;

/** The description of a release, in its `release.json`. */
export interface ReleaseManifest extends Omit<Static<typeof releaseSchema>, 'format' | 'offers'> {
  /** Pages, layouts, extensions and adapters of a remote; none for the shell. */
  offers?: RemoteDeclaration;
}

/** @throws FormatError that names the object and each part that is missing or wrong. */
export function parseManifest(name: string, content: Buffer): ReleaseManifest {
  const value = formatted(name, content);
  const wrong = new Map<string, string>();
  for (const { path, type, message } of Value.Errors(releaseSchema, value)) {
    const part = path.slice(1).replaceAll('/', '.').replaceAll('~1', '/');
    const isMissing = type === ValueErrorType.ObjectRequiredProperty;
    // A missing part has further errors.
    if (!wrong.has(path)) wrong.set(path, isMissing ? `${part} is missing` : `${part}: ${message}`);
  }
  if (wrong.size > 0)
    throw new FormatError(`${name} is damaged: ${[...wrong.values()].join(', ')} (${contractOf(value)})`);
  return value as ReleaseManifest;
}

/** The contract that a manifest names, and the page that describes its parts. */
function contractOf(value: unknown): string {
  const { contract } = Object(value) as { contract?: unknown };
  const version = Number.isInteger(contract) ? `contract ${String(contract)}: ` : '';
  return `${version}docs/reference/release-contract.md`;
}

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
