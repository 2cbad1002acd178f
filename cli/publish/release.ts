import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentPrefix } from '@vibrant-peak/shared/contract';
import { fonts } from '@vibrant-peak/shared/theme/fonts';
import { findApp, packageVersion, type App } from '@vibrant-peak/webpack/apps';
import type { ReleaseAssets } from '@vibrant-peak/webpack/assetsPlugin';
import { loadPages } from '@vibrant-peak/webpack/loadPages';
import { integrityOf } from '@vibrant-peak/webpack/integrity';
import { packageFolder } from '@vibrant-peak/webpack/packages';
import { contractVersion, isOfShell, sharedModules } from '@vibrant-peak/webpack/sharedModules';
import { loadShell } from '@vibrant-peak/engine/compose/bundles';
import { IncompatibleError } from '@vibrant-peak/engine/compose/incompatibleError';
import { contentViolations } from '@vibrant-peak/engine/content/contentViolations';
import { contentRelease } from '@vibrant-peak/engine/content/contentRelease';
import { readContent, type Collections, type Content } from '@vibrant-peak/engine/content/readContent';
import { schemaFields } from '@vibrant-peak/engine/content/schemaFields';
import { readFolder } from '@vibrant-peak/engine/readFolder';
import {
  builtRelease,
  type BuiltRelease,
  type ProvidedModule,
  type UsedModule,
} from '@vibrant-peak/engine/formats/manifest';
import { sourcesFile, sourcesIn } from '../typecheck/remoteSources';
import { declarationsFile, shellDeclarations } from '../typecheck/shellDeclarations';

const shared = packageFolder('@vibrant-peak/shared');

/**
 * Collects the release of an application from its `dist`, or of the content as it is written.
 * @throws when it was not built; IncompatibleError when content breaks its schemas.
 */
export async function collectRelease(name: string): Promise<BuiltRelease> {
  const app = findApp(name);
  if (app.role === 'content') return collectContent(app);
  const dist = join(app.folder, 'dist');
  const browser = readFolder(join(dist, 'browser'));
  const assets = JSON.parse(browser.get('assets.json')!.toString()) as ReleaseAssets;
  for (const file of ['assets.json', 'mf-stats.json']) browser.delete(file);

  const content = await readContent();
  const isHost = app.role === 'host';
  const described = {
    name,
    version: packageVersion(app),
    contract: contractVersion,
    ...(!isHost && { offers: await loadPages(app) }),
    assets,
    integrity: Object.fromEntries(
      [...browser]
        .filter(([file]) => /\.(js|css)$/.test(file))
        .map(([file, content]) => [file, integrityOf(content)]),
    ),
    ...(isHost && { provides: providedBy(dist, content.collections) }),
    uses: usedBy(app, assets, content),
  } as const;
  const own: (readonly [string, Buffer])[] = isHost
    ? [
        ...prefixed('icons', readFolder(join(shared, 'media/icons'))),
        [declarationsFile, Buffer.from(JSON.stringify(shellDeclarations()))],
      ]
    : [[sourcesFile, Buffer.from(JSON.stringify(sourcesIn(app.folder)))]];
  const files = new Map([...browser, ...prefixed('node', readFolder(join(dist, 'node'))), ...own]);
  return builtRelease(described, files, isHost ? readMedia() : undefined);
}

async function collectContent(app: App): Promise<BuiltRelease> {
  const content = await readContent(app.folder);
  const violations = contentViolations(content);
  if (violations.length > 0) throw new IncompatibleError(violations, 'The content does not fit its schemas');
  return contentRelease(app, content);
}

/** Names and versions of all shared modules, from the bundle that compositions run. */
function providedBy(dist: string, collections: Collections): Record<string, ProvidedModule> {
  const file = join(dist, 'node/bundle.cjs');
  const { modules } = loadShell({ name: file, code: readFileSync(file, 'utf8') }, collections);
  return Object.fromEntries(
    Object.entries(sharedModules)
      .filter(([name]) => isOfShell(name))
      .map(([name, { version }]) => [
        name,
        { version, exports: Object.keys(modules[name] as object).sort() },
      ]),
  );
}

/**
 * The imports of a build; for the content also the fields of the imported names, by the schemas
 * that it was built with.
 */
function usedBy(app: App, { uses }: ReleaseAssets, { schemas }: Content): Record<string, UsedModule> {
  const foreign = Object.entries(uses).filter(([module]) => app.role === 'remote' || !isOfShell(module));
  return Object.fromEntries(
    foreign.map(([module, names]) => {
      const schema = isOfShell(module) ? undefined : schemas[module.slice(contentPrefix.length)];
      const isImported = (path: string) => names.includes('*') || names.includes(path.split(/[.[]/)[0]!);
      const fields =
        schema &&
        Object.fromEntries(Object.entries(schemaFields(schema)).filter(([path]) => isImported(path)));
      return [module, { range: sharedModules[module]!.range, names, ...(fields && { fields }) }];
    }),
  );
}

/** Fonts that the shell's release brings along; their names change with their content. */
function readMedia(): Map<string, Buffer> {
  const own = prefixed('fonts', readFolder(join(shared, 'media/fonts')));
  const installed = fonts.map(
    ({ address, package: name, file }) =>
      [address.replace('/media/', ''), readFileSync(join(packageFolder(name, shared), file))] as const,
  );
  return new Map([...own, ...installed]);
}

const prefixed = (prefix: string, files: Map<string, Buffer>) =>
  [...files].map(([file, content]) => [`${prefix}/${file}`, content] as const);
