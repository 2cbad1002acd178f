import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gt } from 'semver';
import type { Declarations, ModuleDeclarations } from '../typecheck/sharedDeclarations';

/** What the package promised when the reports were written. */
export interface Promised {
  declarations: ModuleDeclarations;
  /** Per report, the version of the package that last changed it. */
  since: Record<string, string>;
}

const ending = '.api.md';
/** Before there are any reports. */
const first = '0.0.0';

/** The report to which a file or a module belongs: one for each folder of the package, as its exports have it. */
export const reportOf = (path: string) => path.replace(/^shared\//, '').replace(/(\/.*|\.d\.ts)$/, '');

/** Reads the reports of a folder. */
export function readReports(folder: string): Promised {
  const promised: Promised = { declarations: { modules: {}, files: {} }, since: {} };
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const text = readFileSync(join(folder, name), 'utf8');
    promised.since[name.slice(0, -ending.length)] = /^Since (\S+)\. /m.exec(text)?.[1] ?? first;
    for (const [, file, module, declared] of text.matchAll(
      /^## (\S+)(?: = (\S+))?\n\n```ts\n([^]*?\n)```$/gm,
    )) {
      promised.declarations.files[file!] = declared!;
      if (module) promised.declarations.modules[module] = file!;
    }
  }
  return promised;
}

/** The newest version among reports. */
export const newestOf = ({ since }: Promised) =>
  Object.values(since).reduce((newest, each) => (gt(each, newest) ? each : newest), first);

/** Makes the reports of a folder these. */
export function writeReports(folder: string, { declarations, since }: Promised): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  const named = new Map(Object.entries(declarations.modules).map(([module, file]) => [file, module]));
  for (const [report, version] of Object.entries(since)) {
    const files = Object.entries(declarations.files).filter(([file]) => reportOf(file) === report);
    const head = `# shared/${report}\n\nSince ${version}. Written by \`npm run api\`.\n`;
    const parts = files.map(([file, text]) => sectionOf(file, named.get(file), text));
    writeFileSync(join(folder, report + ending), [head, ...parts].join('\n'));
  }
}

/** A module that can be imported is named after its file. */
const sectionOf = (file: string, module: string | undefined, text: string) =>
  `## ${file}${module ? ` = ${module}` : ''}\n\n\`\`\`ts\n${text.trimEnd()}\n\`\`\`\n`;

/** Declarations as reports give them back. */
export const asReported = ({ modules, files }: ModuleDeclarations): ModuleDeclarations => ({
  modules,
  files: Object.fromEntries(
    Object.entries(files).map(([file, text]) => [file, `${text.trimEnd()}\n`]),
  ) as Declarations,
});
