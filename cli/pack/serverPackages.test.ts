import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { findRoot, readPackage, workspacesIn } from '@vibrant-peak/webpack/packages';
import { modulesIn } from '../typecheck/entries';
import { serverPackages } from './serverPackages';

const root = findRoot();
const folders = new Map(workspacesIn(root).map((folder) => [readPackage(folder).name, basename(folder)]));

test.each(Object.entries(serverPackages))(
  'a server-only install has the packages of the repository that %s needs',
  (folder, isNeeded) => {
    const { dependencies = {} } = readPackage(join(root, folder));
    const required = Object.keys(dependencies)
      .filter(isNeeded)
      .flatMap((name) => folders.get(name) ?? []);
    expect(Object.keys(serverPackages)).toEqual(expect.arrayContaining(required));
  },
);

/** What the modules of a package import from the packages of this repository. */
function importedIn(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/(^|\/)(node_modules|dist|testing)\/|\.test\.tsx?$/.test(file),
  );
  return files.flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(/from '(@vibrant-peak\/[^']+)'/g)].map(
      ([, name]) => name!,
    ),
  );
}

test('every module that a package of a server imports from another one is built', () => {
  const sources = Object.keys(serverPackages).map((name) => join(root, name));
  const built = new Set(sources.flatMap((folder) => Object.keys(modulesIn(folder))));
  const imported = sources.flatMap(importedIn);
  expect(imported.length).toBeGreaterThan(100);
  expect([...new Set(imported)].filter((name) => !built.has(name))).toEqual([]);
});
