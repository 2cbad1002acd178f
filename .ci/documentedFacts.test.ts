import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { commands } from './commands';
import { variableNames } from '../engine/mistypedVariables';
import { documents, root } from './documents';

const textOf = (path: string) => documents.find((document) => document.path === path)!.text;
const sorted = (names: Iterable<string>) => [...new Set(names)].sort();

/** The folders with a package.json: the root, the workspaces and the tools of a benchmark. */
const packageFolders = ['.', 'bench/lighthouse', ...readdirSync(root)].filter((folder) =>
  existsSync(join(root, folder, 'package.json')),
);

interface PackageJson {
  scripts?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  overrides?: Record<string, string>;
}

const packageIn = (folder: string) =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as PackageJson;

test('every dependency stands in the list of dependencies', () => {
  const declared = packageFolders.flatMap((folder) => {
    const { dependencies, devDependencies, peerDependencies, optionalDependencies } = packageIn(folder);
    return Object.keys({
      ...dependencies,
      ...devDependencies,
      ...peerDependencies,
      ...optionalDependencies,
    });
  });
  const listed = new Set(textOf('docs/reference/dependencies.md').match(/@?[a-z][\w./-]*\w/g));
  const foreign = declared.filter((name) => !/^@(types|vibrant-peak)\//.test(name));
  const missing = foreign.filter((name) => !packageFolders.includes(name) && !listed.has(name));
  expect(sorted(missing)).toEqual([]);
});

test('the list of dependencies says how many packages a start and the tools of the tests add', () => {
  // The binaries of other systems are other packages.
  if (process.platform !== 'linux') return;
  const lock = readFileSync(join(root, 'node_modules/.package-lock.json'), 'utf8');
  const { packages } = JSON.parse(lock) as { packages: Record<string, { dev?: true; link?: true }> };
  const installed = Object.values(packages).filter(({ link }) => !link);
  const own = Object.keys(packages).filter((folder) => !folder.includes('node_modules/')).length;
  const tools = installed.filter(({ dev }) => dev).length;
  const foreign = installed.length - own - tools;
  const text = textOf('docs/reference/dependencies.md').replace(/\s+/g, ' ');
  expect(text).toContain(`adds ${foreign + own} packages: ${foreign} of the registry and the ${own} of this`);
  expect(text).toContain(`The tools of the tests add ${tools} packages.`);
});

test('the reference lists every command with every option, and no others', () => {
  const text = textOf('docs/reference/commands.md');
  const headings = [...text.matchAll(/^### (.*)$/gm)].flatMap(([, heading]) => heading!.match(/`[^`]+`/g)!);
  const documented = headings.map((heading) => /^`([a-z-]+(?: [a-z][a-z-]*)*)/.exec(heading)![1]!);
  expect(sorted(documented)).toEqual(sorted(commands.map(([name]) => name)));

  const options = commands.flatMap(([, command]) => command.options.map(({ long }) => long!));
  expect(sorted(text.match(/--[a-z]+(-[a-z]+)*/g)!)).toEqual(sorted([...options, '--help', '--version']));
});

test('every variable of the live profile stands in the list of variables', () => {
  const source = readFileSync(join(root, 'live/src/environment.ts'), 'utf8');
  const read = [...source.matchAll(/'([A-Z][A-Z_]+)'/g)].map(([, name]) => name!);
  expect(read.length).toBeGreaterThan(8);
  const text = textOf('docs/reference/variables.md');
  expect(sorted(read).filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
});

test('mistyped names of every documented variable are noticed', () => {
  const text = textOf('docs/reference/variables.md').split('## Development')[0]!;
  const names = [...text.matchAll(/^\| (`.*?) \|/gm)].flatMap(([, cell]) => cell!.match(/[A-Z][A-Z\d_]+/g)!);
  expect(sorted(names)).toEqual(sorted(variableNames));
});

test('every npm script in the documents exists', () => {
  const { scripts = {} } = packageIn('.');
  const named = documents.flatMap(({ text }) =>
    [...text.matchAll(/npm (?:run )?(start|test|(?<=run )[a-z:-]+)/g)].map(([, name]) => name!),
  );
  expect(named.length).toBeGreaterThan(20);
  expect(sorted(named).filter((name) => !(name in scripts))).toEqual([]);
});

test('every file that the documents name exists', () => {
  const folder = /^(\.ci|bench|cli|docs|e2e|engine|live|remote-\w+|shared|shell|webpack)\/[\w./-]*$/;
  const named = documents.flatMap(({ path, text }) =>
    [...text.matchAll(/`([^`\n]+)`/g)]
      .map(([, code]) => code!)
      .filter((code) => folder.test(code) && !/remote-(partners|lumen)/.test(code))
      .map((code) => `${path}: ${code}`),
  );
  expect(named.length).toBeGreaterThan(60);
  expect(sorted(named).filter((each) => !existsSync(join(root, each.split(': ')[1]!)))).toEqual([]);
});
