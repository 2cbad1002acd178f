import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findRoot, packageFolder } from '@vibrant-peak/webpack/packages';
import { sharedModules } from '@vibrant-peak/webpack/sharedModules';
import { readFolder } from '@vibrant-peak/engine/readFolder';
import { writeFiles } from '../writeFiles';
import { sharedDeclarations, type Declarations } from './sharedDeclarations';

/** Name of the file with the declarations in the shell's release. */
export const declarationsFile = 'declarations.json';

/**
 * The types of the share scope, as far as it comes from the shared package that stands here;
 * generated once for the same sources.
 */
export function shellDeclarations(): Declarations {
  const folder = join(findRoot(), '.cache/declarations');
  const name = `${sourcesHash()}.json`;
  if (!existsSync(join(folder, name))) {
    const declarations = sharedDeclarations((module) => module in sharedModules, { removeComments: true });
    writeFiles(folder, { [name]: JSON.stringify(declarations) });
  }
  return JSON.parse(readFileSync(join(folder, name), 'utf8')) as Declarations;
}

function sourcesHash(): string {
  const hash = createHash('sha256').update(JSON.stringify(sharedModules));
  for (const [file, content] of readFolder(join(packageFolder('@vibrant-peak/shared'), 'src')))
    if (!/\.test\.tsx?$/.test(file)) hash.update(file).update(content);
  return hash.digest('hex').slice(0, 16);
}
