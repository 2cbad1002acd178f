import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { recordTable } from '../e2e/measurements';

/**
 * `npm run house [-- folder]`: size and structure of the production code, without tests, drawings and declarations; the table
 * goes to the measurements. With the folder of another checkout it measures that one and only prints the figures.
 */
const root = process.argv[2] ?? join(import.meta.dirname, '..');
const MAX_LINES = 60;

const packages = readdirSync(root).filter((name) =>
  /^(shell|shared|invoice|webpack|engine|cli|live|remote-.*)$/.test(name),
);
const files = packages.flatMap((name) => filesIn(join(root, name)));
const production = files.filter((file) => /\.(tsx?|mjs)$/.test(file) && !/\.d\.ts$/.test(file));
const lines = production.map((file) => linesOf(file).length).sort((one, other) => one - other);
const folders = groupByFolder(files);
const long = production.flatMap(longFunctionsIn);

const table = [
  ['', 'now'],
  ['files', production.length],
  ['lines', lines.reduce((sum, count) => sum + count, 0)],
  ['median of a file', lines[Math.floor(lines.length / 2)]!],
  ['files of at most 15 lines', lines.filter((count) => count <= 15).length],
  ['folders', folders.size],
  ['folders of at most two files', [...folders.values()].filter(({ length }) => length <= 2).length],
  [`functions over ${MAX_LINES} lines`, long.length],
  ['lines of the README', linesOf(join(root, 'README.md')).length],
] as const;

for (const [name, value] of table) console.log(name.padEnd(32), value);
for (const name of long) console.log(name);
for (const [folder, { length }] of folders) if (length <= 2) console.log(relative(root, folder), length);
if (!process.argv[2]) await recordTable('house', table);

function filesIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => !/^(node_modules|dist|artwork|testing|media)$|\.test\.|^\./.test(name))
    .map((name) => join(folder, name))
    .flatMap((path) => (statSync(path).isDirectory() ? filesIn(path) : path))
    .filter((path) => /\.(tsx?|mjs|css)$/.test(path));
}

function linesOf(file: string): string[] {
  return readFileSync(file, 'utf8').trimEnd().split('\n');
}

function groupByFolder(paths: string[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const path of paths) groups.set(dirname(path), [...(groups.get(dirname(path)) ?? []), path]);
  return groups;
}

function longFunctionsIn(file: string): string[] {
  const rule = [
    'error',
    { max: MAX_LINES, skipBlankLines: true, skipComments: true },
  ] satisfies Linter.RuleEntry;
  const parser = tseslint.parser as Linter.Parser;
  const config: Linter.Config = {
    files: ['**'],
    languageOptions: { parser, parserOptions: { ecmaFeatures: { jsx: true } } },
    rules: { 'max-lines-per-function': rule },
  };
  return new Linter()
    .verify(readFileSync(file, 'utf8'), [config], { filename: relative(root, file) })
    .filter(({ ruleId }) => ruleId === 'max-lines-per-function')
    .map(({ line, message }) => `${relative(root, file)}:${line} ${message}`);
}
