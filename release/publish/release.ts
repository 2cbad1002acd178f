import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fonts } from 'shared/theme/fonts';
import { findApp, packageVersion } from '@vibrant-peak/webpack/apps';
import type { ReleaseAssets } from '@vibrant-peak/webpack/assetsPlugin';
import { loadPages } from '@vibrant-peak/webpack/loadPages';
import { integrityOf } from '@vibrant-peak/webpack/integrity';
import { packageFolder } from '@vibrant-peak/webpack/packages';
import { contractVersion, rangeOf, sharedModules } from '@vibrant-peak/webpack/sharedModules';
import { loadShell } from '../compose/bundles';
import type { BuiltRelease, ProvidedModule, ReleaseManifest, UsedModule } from '../store/manifest';
import { treeHash } from '../store/treeHash';
import { sourcesFile, sourcesIn } from '../typecheck/remoteSources';
import { declarationsFile, shellDeclarations } from '../typecheck/shellDeclarations';

const shared = packageFolder('shared');

/** Collects the release of an application from its `dist`. @throws when it was not built. */
export async function collectRelease(name: string): Promise<BuiltRelease> {
  const app = findApp(name);
  const dist = join(app.folder, 'dist');
  const browser = readFolder(join(dist, 'browser'));
  const assets = JSON.parse(browser.get('assets.json')!.toString()) as ReleaseAssets;
  browser.delete('assets.json');

  const media = app.role === 'host' ? readMedia() : new Map<string, Buffer>();
  const manifest: ReleaseManifest = {
    name,
    version: packageVersion(app),
    contract: contractVersion,
    ...(app.role === 'remote' && { offers: await loadPages(app) }),
    assets,
    integrity: Object.fromEntries(
      [...browser]
        .filter(([file]) => file.endsWith('.js'))
        .map(([file, content]) => [file, integrityOf(content)]),
    ),
    ...(app.role === 'host' ? { provides: providedBy(dist) } : { uses: usedBy(assets) }),
    media: [...media.keys()].sort(),
  };
  const files = new Map([
    ...browser,
    ...prefixed('node', readFolder(join(dist, 'node'))),
    ...(app.role === 'host'
      ? [
          ...prefixed('icons', readFolder(join(shared, 'media/icons'))),
          [declarationsFile, Buffer.from(JSON.stringify(shellDeclarations()))] as const,
        ]
      : [[sourcesFile, Buffer.from(JSON.stringify(sourcesIn(app.folder)))] as const]),
    ['release.json', Buffer.from(JSON.stringify(manifest, null, 2))],
  ]);
  return {
    name,
    hash: treeHash(files),
    manifest,
    files,
    media,
  };
}

/** Names and versions of all shared modules, from the bundle that compositions run. */
function providedBy(dist: string): Record<string, ProvidedModule> {
  const file = join(dist, 'node/bundle.cjs');
  const { modules } = loadShell({ name: file, code: readFileSync(file, 'utf8') });
  return Object.fromEntries(
    Object.entries(sharedModules).map(([name, { version }]) => [
      name,
      { version, exports: Object.keys(modules[name] as object).sort() },
    ]),
  );
}

const usedBy = ({ uses }: ReleaseAssets): Record<string, UsedModule> =>
  Object.fromEntries(Object.entries(uses).map(([name, names]) => [name, { range: rangeOf(name), names }]));

/** Pictures and fonts that the shell's release brings along; their names change with their content. */
function readMedia(): Map<string, Buffer> {
  const media = readFolder(join(shared, 'media'));
  for (const file of media.keys()) if (file.startsWith('icons/')) media.delete(file);
  for (const font of fonts) {
    media.set(
      font.address.replace('/media/', ''),
      readFileSync(join(packageFolder(font.package, shared), font.file)),
    );
  }
  return media;
}

function readFolder(folder: string): Map<string, Buffer> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const paths = entries.map((entry) => join(entry.parentPath, entry.name)).sort();
  return new Map(paths.map((path) => [relative(folder, path), readFileSync(path)]));
}

const prefixed = (prefix: string, files: Map<string, Buffer>) =>
  [...files].map(([file, content]) => [`${prefix}/${file}`, content] as const);
