import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Declarations of an API report: the lines of each, without comments, by its name. */
export type Report = Map<string, string[]>;

const ending = '.api.md';

/** The API reports of a package, by module; none where the package brings none. */
export function reportsIn(packageFolder: string): Map<string, Report> {
  const folder = join(packageFolder, 'api');
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith(ending)) : [];
  return new Map(
    files.map((file) => [
      file.slice(0, -ending.length),
      declarationsOf(readFileSync(join(folder, file), 'utf8')),
    ]),
  );
}

/** Reads a report of API Extractor: declarations stand apart from each other by empty lines. */
export function declarationsOf(report: string): Report {
  const [, code = ''] = /```ts\n([^]*?)```/.exec(report) ?? [];
  const declarations: Report = new Map();
  for (const block of code.split(/\n{2,}/)) {
    const lines = block.split('\n').filter((line) => line.trim() && !line.trim().startsWith('//'));
    for (const name of namesOf(lines.join('\n'))) declarations.set(name, lines);
  }
  return declarations;
}

/** What a block declares; one that declares nothing may export several names. */
function namesOf(block: string): string[] {
  const declared = [
    ...block.matchAll(
      /^(?:export )?(?:declare )?(?:abstract )?(?:const|function|class|interface|type|enum|namespace) ([\w$]+)/gm,
    ),
  ].map(([, name]) => name!);
  const exported = [...block.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, list]) =>
    list!.split(',').map((part) => part.trim().split(' as ').at(-1)!),
  );
  return [...declared, ...exported].filter(Boolean);
}

/** The declarations that some names lead to: their own and, in turn, those that these name. */
export function reached(report: Report, names: readonly string[]): Set<string> {
  const found = new Set<string>();
  const reach = (name: string): void => {
    const lines = report.get(name);
    if (!lines || found.has(name)) return;
    found.add(name);
    for (const [word] of lines.join('\n').matchAll(/[\w$]+/g)) reach(word);
  };
  names.forEach(reach);
  return found;
}
