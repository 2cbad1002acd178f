import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Names that sources import from each module of the shared package, by its path, such as `content/brand`; `*` is a whole module. */
export type ImportedNames = Record<string, string[]>;

const fromShared =
  /\b(?:import|export)\s+(?:type\s+)?([^'";]*?)\s*from\s*['"]@vibrant-peak\/shared\/([\w/-]+)['"]/g;
const atRunTime = /\bimport\(\s*['"]@vibrant-peak\/shared\/([\w/-]+)['"]\s*\)/g;

/** What the TypeScript files of a remote import from the shared package, tests and configuration included. */
export function importedNames(folder: string): ImportedNames {
  const names = new Map<string, Set<string>>();
  const add = (module: string, more: readonly string[]) =>
    names.set(module, new Set([...(names.get(module) ?? []), ...more]));
  for (const file of sourcesIn(folder)) {
    const text = readFileSync(file, 'utf8');
    for (const [, clause = '', module = ''] of text.matchAll(fromShared)) add(module, namesIn(clause));
    for (const [, module = ''] of text.matchAll(atRunTime)) add(module, ['*']);
  }
  return Object.fromEntries([...names].sort().map(([module, found]) => [module, [...found].sort()]));
}

/** The imported names of a clause such as `{ a, type b as c }`. */
function namesIn(clause: string): string[] {
  const [, list] = /\{([^}]*)\}/.exec(clause) ?? [];
  if (list === undefined) return ['*'];
  const parts = list.split(',').map((part) => part.trim());
  return parts.filter(Boolean).map((part) => part.replace(/^type\s+/, '').split(/\s+as\s+/)[0]!);
}

const passedOver = new Set(['node_modules', 'dist', '.cache']);

const sourcesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const place = join(folder, entry.name);
    if (entry.isDirectory()) return passedOver.has(entry.name) ? [] : sourcesIn(place);
    return /\.tsx?$/.test(entry.name) ? [place] : [];
  });
