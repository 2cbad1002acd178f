import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findRoot, readPackage } from '@vibrant-peak/webpack/packages';

const overrides = { wrench: '1.0.0' };
const scripts = Object.fromEntries(
  ['prepack', 'postpack'].map((name) => [
    name,
    `node --import tsx "${join(import.meta.dirname, `${name}.ts`)}"`,
  ]),
);
const own = {
  name: 'tool',
  version: '5.1.0',
  type: 'module',
  exports: { './package.json': './package.json', './main': './src/main.ts', './parts/*': './src/parts/*.ts' },
  sideEffects: ['./src/parts/log.ts', './plain.mjs'],
  files: ['dist', 'plain.mjs'],
  scripts,
};

let root: string;
let folder: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'prepack-'));
  folder = join(root, 'tool');
  mkdirSync(join(folder, 'src/parts'), { recursive: true });
  symlinkSync(join(findRoot(), 'node_modules'), join(root, 'node_modules'));
  write('../package.json', JSON.stringify({ name: 'root', version: '1.0.0', workspaces: ['*'], overrides }));
  write('package.json', JSON.stringify(own));
  write('plain.mjs', '');
  write('src/main.ts', "import { double } from './parts/double';\nexport const four: number = double(2);\n");
  write('src/parts/double.ts', 'export const double = (value: number) => value * 2;\n');
  write('src/parts/log.ts', "console.log('loaded');\nexport {};\n");
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
const pack = () =>
  execFileSync('npm', ['pack', '--pack-destination', root], { cwd: folder, encoding: 'utf8', stdio: 'pipe' });

test('a packed package has built modules with their types; the sources and package.json stay as they were', () => {
  pack();
  expect(readPackage(folder)).toEqual(own);
  expect(existsSync(join(folder, 'dist'))).toBe(false);
  execFileSync('tar', ['-xzf', join(root, 'tool-5.1.0.tgz'), '-C', root]);
  const packed = join(root, 'package');
  expect(readPackage(packed)).toEqual({
    ...own,
    overrides,
    exports: {
      './package.json': './package.json',
      './main': './dist/main.js',
      './parts/*': './dist/parts/*.js',
    },
    sideEffects: ['./plain.mjs', './dist/parts/log.js'],
  });
  expect(readFileSync(join(packed, 'dist/main.d.ts'), 'utf8')).toContain('four: number');
  const four = ['--input-type=module', '--eval', "console.log((await import('tool/main')).four)"];
  expect(execFileSync(process.execPath, four, { cwd: packed, encoding: 'utf8' })).toBe('4\n');
});

test('a package that does not compile is not packed, and stays as it was', () => {
  write('src/main.ts', "export const four: number = 'four';\n");
  expect(pack).toThrow(/src\/main\.ts\(1,14\): error/);
  expect(readPackage(folder)).toEqual(own);
});

test('after an interrupted pack the next one says where the package.json is', () => {
  mkdirSync(join(folder, '.cache'));
  write('.cache/package.json', JSON.stringify(own));
  expect(pack).toThrow(/npm pack was interrupted here: move .*\.cache\/package\.json back/);
});
