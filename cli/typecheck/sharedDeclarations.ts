import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, normalize } from 'node:path';
import { findRoot, packageFolder, readPackage } from '@vibrant-peak/webpack/packages';
import { readFolder } from '@vibrant-peak/engine/readFolder';
import { builtName, entriesOf, filesOf } from './entries';
import { emitDeclarations } from './declarations';

/** Declaration files by their path. */
export type Declarations = Record<string, string>;

/** Declarations of a package's modules. */
export interface ModuleDeclarations {
  /** Per module, as it is imported, the file that declares it. */
  modules: Record<string, string>;
  /** Those files and their imports. */
  files: Declarations;
}

/**
 * Declarations of all exports of the shared package here, by default without comments; generated
 * once for the same sources.
 */
export function sharedDeclarations({ removeComments = true } = {}): ModuleDeclarations {
  const folder = packageFolder('@vibrant-peak/shared');
  const name = `${sourcesHash(folder)}${removeComments ? '' : '-comments'}.json`;
  const cache = join(findRoot(), '.cache/declarations', name);
  if (!existsSync(cache)) {
    mkdirSync(dirname(cache), { recursive: true });
    writeFileSync(cache, JSON.stringify(emitted(folder, removeComments)));
  }
  return JSON.parse(readFileSync(cache, 'utf8')) as ModuleDeclarations;
}

/** Those declarations that are read when some of them are. */
export function reachable(declarations: Declarations, from: readonly string[]): Declarations {
  const reached = new Set<string>();
  const reach = (file: string): void => {
    const text = declarations[file];
    if (text === undefined || reached.has(file)) return;
    reached.add(file);
    for (const [, specifier] of text.matchAll(/(?:from |import\(|import )['"](\.[^'"]*)['"]/g)) {
      const place = normalize(join(dirname(file), specifier!));
      for (const name of [`${place}.d.ts`, `${place}/index.d.ts`]) reach(name);
    }
  };
  from.forEach(reach);
  return Object.fromEntries([...reached].sort().map((file) => [file, declarations[file]!]));
}

function emitted(folder: string, removeComments: boolean): ModuleDeclarations {
  const modules = modulesOf(folder);
  const into = mkdtempSync(join(tmpdir(), 'declarations-'));
  try {
    emitDeclarations(folder, 'src', Object.values(modules), into, { removeComments });
    const files = [...readFolder(into)].map(([file, content]) => [file, content.toString()]);
    const declared = Object.entries(modules).map(([module, file]) => [module, `${builtName(file)}.d.ts`]);
    return {
      modules: Object.fromEntries(declared) as Record<string, string>,
      files: reachable(
        Object.fromEntries(files) as Declarations,
        declared.map(([, file]) => file!),
      ),
    };
  } finally {
    rmSync(into, { recursive: true });
  }
}

/** The sources of all modules that the package exports, by the name under which it does. */
function modulesOf(folder: string): Record<string, string> {
  const own = readPackage(folder);
  const modules = Object.entries(entriesOf(own)).flatMap(([key, pattern]) =>
    filesOf({ [key]: pattern }, folder).map((file) => [
      join(own.name, key.replace('*', basename(file).replace(/\.[^.]*$/, ''))),
      file,
    ]),
  );
  return Object.fromEntries(modules.filter(([, file]) => !file!.endsWith('.js'))) as Record<string, string>;
}

function sourcesHash(folder: string): string {
  const hash = createHash('sha256').update(JSON.stringify(modulesOf(folder)));
  for (const [file, content] of readFolder(join(folder, 'src')))
    if (!/\.test\.tsx?$/.test(file)) hash.update(file).update(content);
  return hash.digest('hex').slice(0, 16);
}
