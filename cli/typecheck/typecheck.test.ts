import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findRoot } from '@vibrant-peak/webpack/packages';
import { standaloneFiles } from '../create/remoteFiles';
import { namesOf } from '../create/remoteName';
import type { Declarations } from './sharedDeclarations';
import { shellDeclarations } from './shellDeclarations';
import { typecheck, typecheckLive } from './typecheck';

const page = `import { definePage } from '@vibrant-peak/shared/contract';
import { brand } from '@vibrant-peak/shared/content/brand';
import { FailurePanel, Icon, ThemeToggle } from '@vibrant-peak/shared/ui';

const again = { label: 'Again', onClick: () => undefined };
const StatePage = () => (
  <>
    <FailurePanel title={brand.name} message="Nothing is broken" action={again} />
    <Icon name="X" />
    <ThemeToggle />
  </>
);

export const page = definePage({ component: StatePage, metadata: { title: 'State' } });
`;

let folder: string;
let here: Declarations;

beforeAll(() => {
  mkdirSync(join(findRoot(), '.cache'), { recursive: true });
  folder = mkdtempSync(join(findRoot(), '.cache/typecheck-'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'remote-state' }));
  writeFileSync(join(folder, 'StatePage.tsx'), page);
  // Tests do not run in the shell.
  writeFileSync(join(folder, 'StatePage.test.tsx'), 'export const broken: number = "text";\n');
  here = shellDeclarations();
});
afterAll(() => rmSync(folder, { recursive: true }));

type Changes = Record<string, (text: string) => string>;

/** Errors in that page when the shell's declarations differ in some files. */
function faultsAgainst(changes: Changes, place = folder): string[] {
  const files = { ...here.files };
  for (const [file, change] of Object.entries(changes)) {
    files[file] = change(here.files[file]!);
    expect(files[file]).not.toBe(here.files[file]);
  }
  try {
    typecheck(appIn(place), { release: 'abc123', declarations: { ...here, files } });
    return [];
  } catch (error) {
    const [what, ...violations] = (error as Error).message.split(/^- /m);
    expect(what).toContain('Change it, or publish a shell that has what it needs first');
    return violations;
  }
}

const appIn = (place: string) =>
  ({ name: 'remote-state', role: 'remote', devPort: 1, folder: place }) as const;

test('a page compatible with the shell passes, also when the shell exports more', () => {
  const withTone = (text: string) => text.replace('title: string;', 'title: string; tone?: string;');
  expect(faultsAgainst({ 'ui/FailurePanel.d.ts': withTone })).toEqual([]);
});

test('a renamed or new required prop, a removed export and a field that content lacks are found, with file, line and the shell', () => {
  const violations = faultsAgainst({
    'ui/FailurePanel.d.ts': (text) => text.replace(/\btitle\b/g, 'heading'),
    'ui/Icon.d.ts': (text) => text.replace('size?: string;', 'size?: string; tone: string;'),
    'ui/index.d.ts': (text) => text.replace(/export \{ ThemeToggle \}.*\n/, ''),
    'schemas/brand.d.ts': (text) => text.replace(/\bname\b/g, 'title'),
  });
  const places = /^remote-state does not fit the types of the shell abc123: .*StatePage\.tsx\(\d+,\d+\)/;
  const says = (message: RegExp) =>
    expect.stringMatching(new RegExp(`${places.source}.*${message.source}`, 's'));
  expect(violations).toEqual([
    says(/no exported member 'ThemeToggle'/),
    says(/'heading' is missing/),
    says(/'name' does not exist/),
    says(/'tone' is missing/),
  ]);
});

/** Links the installed packages but the tools of the tests, as `npm start` installs them. */
function linkWithoutTools(into: string): void {
  const isTool = (name: string) => /jest|testing-library/.test(name);
  const link = (from: string, to: string) => {
    mkdirSync(to);
    for (const name of readdirSync(from))
      if (!isTool(name) && name !== '@types') symlinkSync(join(from, name), join(to, name));
  };
  const installed = join(findRoot(), 'node_modules');
  link(installed, into);
  link(join(installed, '@types'), join(into, '@types'));
}

test('where the tools of the tests are not installed, sources are checked without them', () => {
  const place = mkdtempSync(join(tmpdir(), 'typecheck-'));
  linkWithoutTools(join(place, 'node_modules'));
  mkdirSync(join(place, 'testing'));
  for (const [file, text] of Object.entries({
    'package.json': '{"name":"remote-state"}',
    'tsconfig.json': standaloneFiles(namesOf('state'))['tsconfig.json']!,
    'StatePage.tsx': page,
    'StatePage.test.tsx': "test('the page', () => undefined);",
    'testing/show.ts': 'export const show = jest.fn();',
  }))
    writeFileSync(join(place, file), text);
  expect(faultsAgainst({}, place)).toEqual([]);
  expect(() => typecheck(appIn(place))).not.toThrow();
  const withoutToggle = (text: string) => text.replace(/export \{ ThemeToggle \}.*\n/, '');
  expect(faultsAgainst({ 'ui/index.d.ts': withoutToggle }, place)).toEqual([
    expect.stringContaining("no exported member 'ThemeToggle'"),
  ]);
  rmSync(place, { recursive: true });
});

test('a new shell without other live remotes passes', () => {
  expect(() => typecheckLive([], here, { ...here, files: {} })).not.toThrow();
});

test('a run leaves nothing behind that another one in the same checkout would meet', () => {
  faultsAgainst({});
  expect(readdirSync(join(folder, '.cache/typecheck'))).toEqual([]);
});

test('errors that live remotes also have with the live shell do not count, even if they name the folder of the run', () => {
  // Without files the compiler names the folder of the run.
  const now = { ...here, files: { ...here.files, 'added.d.ts': 'export {};\n' } };
  expect(() => typecheckLive([{ name: 'remote-state', sources: {} }], here, now)).not.toThrow();
});
