import { IncompatibleError } from '@vibrant-peak/engine/compose/check';
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
/** What the browser checks against a hash. */
const checked = /^(?!node\/).*\.(js|css)$/;

/**
 * The release of a remote in a folder that any bundler wrote. The hashes of its manifest are those
 * of the files. Without `assets` the manifest of Module Federation describes its modules.
 * @throws UsageError when the folder holds no release; IncompatibleError with all missing parts.
 */
export function releaseIn(folder: string): BuiltRelease {
  const files = filesOf(folder);
  const written = files.get('release.json');
  if (!written)
    throw new UsageError(`${folder} holds no release.json: see docs/reference/release-contract.md`);
  files.delete('release.json');
  const release = releaseOf(written, files);
  const missing = missingParts(release);
  if (missing.length > 0) throw unfit(missing);
  return release;
}

function filesOf(folder: string): Map<string, Buffer> {
  try {
    return new Map([...readFolder(folder)].filter(([file]) => !unpublished.test(file)));
  } catch (error) {
    throw new UsageError(`${folder} cannot be read: ${(error as Error).message}`);
  }
}

/** @throws IncompatibleError when the manifest lacks a part. */
function releaseOf(written: Buffer, files: Map<string, Buffer>): BuiltRelease {
  const integrity = Object.fromEntries(
    [...files].filter(([file]) => checked.test(file)).map(([file, content]) => [file, integrityOf(content)]),
  );
  try {
    const given = Object(JSON.parse(written.toString())) as ReleaseManifest;
    const federation = files.get(federationFile);
    const derived = federation && !given.assets ? describedBy(given.name, federation) : {};
    const release = builtRelease({ ...given, ...derived, integrity }, files);
    parseManifest('release.json', release.files.get('release.json')!);
    return release;
  } catch (error) {
    if (error instanceof FormatError) throw unfit([error.message]);
    if (error instanceof SyntaxError) throw unfit([`release.json is not JSON: ${error.message}`]);
    throw error;
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
