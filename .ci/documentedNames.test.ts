import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { program } from './commands';
import { documents, root } from './documents';

/** Code in backquotes and lines of blocks, each with its document. */
const codes = documents.flatMap(({ path, text }) => {
  const blocks = [...text.matchAll(/^```(?:sh|text)\n([^]*?)^```$/gm)].flatMap(([, lines]) =>
    lines!.split('\n'),
  );
  const quoted = [...text.replace(/^```[^]*?^```$/gm, '').matchAll(/`([^`]+)`/g)].map(([, code]) => code!);
  return [...blocks, ...quoted].map((code) => [path, code.replace(/\s+/g, ' ')] as const);
});

const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n');

/** Names that a reader, a build or a store makes, and examples. */
const made = new Set([
  'PascalCase.tsx',
  'camelCase.ts',
  'X.test.tsx',
  'shell.js',
  'remoteEntry.js',
  'declarations.json',
  'assets.json',
  'node/content.json',
  'release.json',
  'composition.json',
  'manifest.json',
  'mf-manifest.json',
]);

test('every file that the documents name without its folder exists', () => {
  const named = codes.filter(([, code]) =>
    /^[\w-]+(\/[\w.-]+)*\.(test|spec)?\.?(ts|tsx|js|mjs|json|md|conf|yml|yaml|service|timer)$/.test(code),
  );
  expect(named.length).toBeGreaterThan(80);
  const isThere = (code: string) =>
    made.has(code) ||
    /^(\.\.\/)?(dist|remote-(partners|lumen))\//.test(code) ||
    files.some((file) => file === code || file.endsWith(`/${code}`));
  expect(named.filter(([, code]) => !isThere(code))).toEqual([]);
});

test('every export of a package that the documents name exists', () => {
  const named = codes.filter(([, code]) => /^@vibrant-peak\/[\w-]+(\/[\w-]+)*$/.test(code));
  expect(named.length).toBeGreaterThan(10);
  const isThere = (code: string) => {
    const [, name, ...rest] = code.split('/');
    const file = join(root, name!, 'package.json');
    if (!existsSync(file)) return false;
    const { exports = {} } = JSON.parse(readFileSync(file, 'utf8')) as { exports?: Record<string, string> };
    return rest.length === 0 || ['.', ...rest].join('/') in exports || `./${rest[0]}/*` in exports;
  };
  expect(named.filter(([, code]) => !isThere(code))).toEqual([]);
});

/** `useToday`, `FormField` and `MAIL_URL`, but neither words of English nor rights of a bucket. */
const name = /^([a-z]+[A-Z]\w*|[A-Z][a-z]+[A-Z]\w*|[A-Z][A-Z\d]*_[A-Z_\d]+)$/;
/** Names of libraries. */
const foreign = new Set(['domAnimation']);

test('every name in backquotes stands in the sources', () => {
  const sources = files.filter((file) => /\.(tsx?|m?js|json|ya?ml|conf|service)$|Containerfile$/.test(file));
  const words = new Set(
    sources.flatMap((file) => [...new Set(readFileSync(join(root, file), 'utf8').match(/\w+/g))]),
  );
  const named = codes
    .filter(([, code]) => !/[/:]|\.(ts|tsx)$/.test(code))
    .flatMap(([path, code]) => (code.match(/\w+/g) ?? []).map((word) => [path, word] as const))
    .filter(([, word]) => name.test(word));
  expect(named.length).toBeGreaterThan(150);
  expect(named.filter(([, word]) => !words.has(word) && !foreign.has(word))).toEqual([]);
});

/** What is wrong with the words and options after `vibrant-peak`. */
function faultOf(words: string[], parent = program): string | undefined {
  const [name = '', ...rest] = words;
  if (/^(--(help|version)|<command>)$/.test(name)) return undefined;
  const command = parent.commands.find((each) => each.name() === name);
  if (!command) return `no command ${name}`;
  if (command.commands.length > 0) return faultOf(rest, command);
  const known = [...command.options.map(({ long }) => long), '--help'];
  return rest.find((word) => /^--[a-z]/.test(word) && !known.includes(word.split('=')[0]!));
}

test('every command of vibrant-peak in the documents exists, with its options', () => {
  const lines = codes.flatMap(([path, code]) =>
    [...code.matchAll(/(?:npx |\()vibrant-peak ([^`&|)#;]+)/g)].map(([, line]) => [path, line!] as const),
  );
  expect(lines.length).toBeGreaterThan(40);
  const faults = lines.flatMap(([path, line]) => {
    const fault = faultOf(
      line
        .replace(/'[^']+'/g, '…')
        .trim()
        .split(' '),
    );
    return fault === undefined ? [] : [`${path}: ${line}: ${fault}`];
  });
  expect(faults).toEqual([]);
});
