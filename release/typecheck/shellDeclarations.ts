import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { findRoot, packageFolder, readPackage } from '@vibrant-peak/webpack/packages';
import { sharedModules } from '@vibrant-peak/webpack/sharedModules';
import { builtName, entriesOf } from './entries';
import { emitDeclarations } from './declarations';

/** The types of what a shell provides, as its release stores them. */
export interface ShellDeclarations {
  /** Per shared module of the site itself, the file that declares it. */
  modules: Record<string, string>;
  /** Those files and what they import of each other, by their path. */
  files: Record<string, string>;
}

/** Name of the file in the shell's release. */
export const declarationsFile = 'declarations.json';

/** The types of the shared package as it stands here; made once for the same sources. */
export function shellDeclarations(): ShellDeclarations {
  const folder = packageFolder('shared');
  const cache = join(findRoot(), '.cache/declarations', `${hashOf(join(folder, 'src'))}.json`);
  if (!existsSync(cache)) {
    mkdirSync(join(cache, '..'), { recursive: true });
    writeFileSync(cache, JSON.stringify(emitted(folder)));
  }
  return JSON.parse(readFileSync(cache, 'utf8')) as ShellDeclarations;
}

function emitted(folder: string): ShellDeclarations {
  const sources = sourcesOf(folder);
  const into = mkdtempSync(join(tmpdir(), 'declarations-'));
  try {
    emitDeclarations(folder, 'src', Object.values(sources), into);
    const modules = Object.entries(sources).map(([module, file]) => [module, `${builtName(file)}.d.ts`]);
    const files = filesBelow(into).map((file) => [relative(into, file), readFileSync(file, 'utf8')]);
    return { modules: Object.fromEntries(modules), files: Object.fromEntries(files) } as ShellDeclarations;
  } finally {
    rmSync(into, { recursive: true });
  }
}

/** The source of each module of the share scope that belongs to the shared package. */
function sourcesOf(folder: string): Record<string, string> {
  const entries = entriesOf(readPackage(folder));
  const sources = Object.keys(sharedModules)
    .filter((module) => module.startsWith('shared/'))
    .map((module) => {
      const key = module.replace('shared/', './');
      const [, place, name] = /^(.*\/)([^/]+)$/.exec(key)!;
      return [module, entries[key] ?? entries[`${place}*`]!.replace('*', name!)];
    });
  return Object.fromEntries(sources) as Record<string, string>;
}

const filesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();

function hashOf(folder: string): string {
  const hash = createHash('sha256').update(JSON.stringify(sharedModules));
  for (const file of filesBelow(folder).filter((file) => !/\.test\.tsx?$/.test(file)))
    hash.update(relative(folder, file)).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}
