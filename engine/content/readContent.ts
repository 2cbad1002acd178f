import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { exportedFile, packageFolder, readPackage } from '@vibrant-peak/webpack/packages';
import { collectionFiles } from '@vibrant-peak/webpack/sharedModules';
import type { AnyObject, ObjectSchema } from 'yup';
import { evaluate } from '../evaluate';

/** Exports of each collection. */
export type Collections = Record<string, Record<string, unknown>>;

export interface Content {
  collections: Collections;
  schemas: Partial<Record<string, ObjectSchema<AnyObject>>>;
}

/**
 * The content as it is written in a shared package, and its schemas.
 * @param folder of the package; the installed one by default. @throws when a file cannot be run.
 */
export async function readContent(folder = packageFolder('@vibrant-peak/shared')): Promise<Content> {
  const built = join(folder, builtContent);
  const code = existsSync(built) ? readFileSync(built, 'utf8') : await bundleContent(folder);
  const require = createRequire(join(folder, 'package.json'));
  const exported = evaluate({ name: '@vibrant-peak/shared/content', code }, require) as Record<
    string,
    object
  >;
  const collections: Collections = {};
  for (const name of Object.keys(collectionFiles(folder))) collections[name] = { ...exported[name] };
  return { collections, schemas: exported['schemas'] as Content['schemas'] };
}

/** Place in the package of the code that `bundleContent` makes, in a server-only install. */
export const builtContent = 'content.cjs';

/** One CommonJS file with the content of a package, as it is written, and its schemas. */
export async function bundleContent(folder: string): Promise<string> {
  const files = collectionFiles(folder);
  const schemas = join(folder, exportedFile(readPackage(folder), './schemas/*').replace('*', 'collections'));
  const imports = Object.entries(files).map(
    ([name, file]) => `export * as ${name} from ${JSON.stringify(file)};`,
  );
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    stdin: {
      contents: [...imports, `export { collections as schemas } from ${JSON.stringify(schemas)};`].join('\n'),
      resolveDir: dirname(schemas),
    },
    write: false,
    bundle: true,
    format: 'cjs',
    platform: 'node',
    packages: 'external',
    logLevel: 'silent',
  });
  return outputFiles[0]!.text;
}
