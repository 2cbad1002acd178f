import { reached, type Report } from './apiReports';
import type { ImportedNames } from './importedNames';

/** A declaration that differs between two versions of the shared package. */
export interface Change {
  /** As it is imported. */
  module: string;
  name: string;
  /** Lines of the API report. */
  removed: string[];
  added: string[];
  /** Whether the newer version lacks it altogether. */
  isGone: boolean;
}

/** What changed of the names that a remote imports, and of what these are made of, such as a component's properties. */
export function changesFor(
  imported: ImportedNames,
  before: ReadonlyMap<string, Report>,
  after: ReadonlyMap<string, Report>,
): Change[] {
  const changes = Object.entries(imported).flatMap(([module, names]) => {
    const [group = '', ...path] = module.split('/');
    const [old, now] = [before.get(group) ?? new Map(), after.get(group) ?? new Map()] as [Report, Report];
    // A module in a folder is a namespace of the folder's report.
    const chosen = path.length > 0 ? [path.join('_')] : names;
    const start = chosen.includes('*') ? [...old.keys(), ...now.keys()] : chosen;
    const concerned = new Set([...reached(old, start), ...reached(now, start)]);
    return [...concerned].flatMap((name) => differenceOf(group, name, old.get(name), now.get(name)));
  });
  return [...new Map(changes.map((change) => [`${change.module} ${change.name}`, change])).values()];
}

function differenceOf(group: string, name: string, old: string[] = [], now?: string[]): Change[] {
  const removed = old.filter((line) => !now?.includes(line));
  const added = (now ?? []).filter((line) => !old.includes(line));
  if (removed.length + added.length === 0) return [];
  return [{ module: `@vibrant-peak/shared/${group}`, name, removed, added, isGone: !now }];
}

/** The changes in words, by module. */
export const describeChanges = (changes: readonly Change[]) =>
  changes
    .flatMap(({ module, name, removed, added, isGone }) => [
      `${name} of ${module} ${isGone ? 'is gone' : 'changed'}:`,
      ...removed.map((line) => `  - ${line.trim()}`),
      ...added.map((line) => `  + ${line.trim()}`),
    ])
    .join('\n');
