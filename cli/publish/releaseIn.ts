import { IncompatibleError } from '@vibrant-peak/engine/compose/incompatibleError';
import { describedBy, federationFile } from '@vibrant-peak/engine/formats/federationManifest';
import { FormatError } from '@vibrant-peak/engine/formats/formats';
import {
  builtRelease,
  parseManifest,
  type BuiltRelease,
  type ReleaseManifest,
} from '@vibrant-peak/engine/formats/manifest';
import { readFolder } from '@vibrant-peak/engine/readFolder';
import { UsageError } from '@vibrant-peak/engine/usageError';
import { integrityOf } from '@vibrant-peak/webpack/integrity';
import { exposedModules } from '@vibrant-peak/webpack/exposedModules';

/** Source maps of the browser's scripts, for messages, and what plugins write for themselves. */
const unpublished = /^(?!node\/).*\.map$|^mf-stats\.json$|^\.vite\//;
/** Source maps of the browser's scripts. */
const map = /^(?!node\/).*\.js\.map$/;
/** What the browser checks against a hash. */
const checked = /^(?!node\/).*\.(js|css)$/;

/**
 * The release of a remote in a folder that any bundler wrote. The hashes of its manifest are those
 * of the files. Without `assets` the manifest of Module Federation describes its modules.
 * @throws UsageError when the folder holds no release; IncompatibleError with all missing parts.
 */
export function releaseIn(folder: string): BuiltRelease {
  const all = filesOf(folder);
  const files = new Map([...all].filter(([file]) => !unpublished.test(file)));
  const written = files.get('release.json');
  if (!written)
    throw new UsageError(`${folder} holds no release.json: see docs/reference/release-contract.md`);
  files.delete('release.json');
  const release = releaseOf(written, files, packagesIn(all));
  const missing = missingParts(release);
  if (missing.length > 0) throw unfit(missing);
  return release;
}

function filesOf(folder: string): Map<string, Buffer> {
  try {
    return readFolder(folder);
  } catch (error) {
    throw new UsageError(`${folder} cannot be read: ${(error as Error).message}`);
  }
}

/** Packages whose code is in the scripts, by their source maps. */
function packagesIn(files: Map<string, Buffer>): string[] {
  const sources = [...files].flatMap(([file, content]) =>
    map.test(file) ? (jsonIn<{ sources?: string[] }>(file, content).sources ?? []) : [],
  );
  const names = sources.map((source) => /.*\bnode_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(source)?.[1]);
  return [...new Set(names.filter((name) => name !== undefined))].sort();
}

/** The registry of chunks, which webpack and Rspack name in the entry; other bundlers have none. */
const registryIn = (entry: Buffer | undefined) => /(?:web|rs)packChunk(\w+)/.exec(String(entry))?.[1];

/** @throws IncompatibleError when the manifest lacks a part. */
function releaseOf(written: Buffer, files: Map<string, Buffer>, packages: string[]): BuiltRelease {
  const integrity = Object.fromEntries(
    [...files].filter(([file]) => checked.test(file)).map(([file, content]) => [file, integrityOf(content)]),
  );
  try {
    const given = jsonIn<ReleaseManifest>('release.json', written);
    const federation = files.get(federationFile);
    const derived = federation && !given.assets ? describedBy(given.name, federation) : {};
    const described = { ...given, ...derived };
    const { assets } = described;
    if (assets) {
      assets.packages = packages.concat(assets.packages);
      assets.uniqueName = registryIn(files.get('remoteEntry.js')) ?? assets.uniqueName;
    }
    const release = builtRelease({ ...described, integrity }, files);
    parseManifest('release.json', release.files.get('release.json')!);
    return release;
  } catch (error) {
    if (error instanceof FormatError) throw unfit([error.message]);
    throw error;
  }
}

/** The object in a file. @throws IncompatibleError when it is not JSON. */
function jsonIn<T>(file: string, content: Buffer): T {
  try {
    return Object(JSON.parse(content.toString())) as T;
  } catch (error) {
    throw unfit([`${file} is not JSON: ${(error as Error).message}`]);
  }
}

/** Files and modules that the manifest names, and the release lacks. */
function missingParts({ manifest: { offers, assets }, files }: BuiltRelease): string[] {
  if (!offers) return ['offers is missing: only remotes are published from a folder'];
  const named = Object.values(assets.exposes).flatMap(({ files, styles = [] }) => [...files, ...styles]);
  const needed = new Set(['remoteEntry.js', 'node/bundle.cjs', ...named]);
  return [
    ...[...needed].filter((file) => !files.has(file)).map((file) => `the file ${file} is missing`),
    ...exposedModules(offers)
      .filter((module) => !Object.hasOwn(assets.exposes, module))
      .map((module) => `assets.exposes has no module ${module}, which offers names`),
  ];
}

const unfit = (violations: string[]) =>
  new IncompatibleError(violations, 'The release does not fit its contract');
