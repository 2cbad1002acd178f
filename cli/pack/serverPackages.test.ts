import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { modulesIn } from '../typecheck/entries';
import { serverPackages } from './serverPackages';

const root = join(__dirname, '../..');
const folders = Object.keys(serverPackages).map((name) => join(root, name));

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
  const built = new Set(folders.flatMap((folder) => Object.keys(modulesIn(folder))));
  const imported = folders.flatMap(importedIn);
  expect(imported.length).toBeGreaterThan(100);
  expect([...new Set(imported)].filter((name) => !built.has(name))).toEqual([]);
});
