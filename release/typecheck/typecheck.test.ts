import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findRoot } from '@vibrant-peak/webpack/packages';
import type { ModuleDeclarations } from './sharedDeclarations';
import { shellDeclarations } from './shellDeclarations';
import { typecheck, typecheckLive } from './typecheck';

const page = `import { definePage } from 'shared/contract';
import { brand } from 'shared/content/brand';
import { FailurePanel } from 'shared/ui';

const again = { label: 'Again', onClick: () => undefined };
const StatePage = () => <FailurePanel title={brand.name} message="Nothing is broken" action={again} />;

export const page = definePage({ component: StatePage, metadata: { title: 'State' } });
`;

let folder: string;
let here: ModuleDeclarations;

beforeAll(() => {
  mkdirSync(join(findRoot(), '.cache'), { recursive: true });
  folder = mkdtempSync(join(findRoot(), '.cache/typecheck-'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'remote-state' }));
  writeFileSync(join(folder, 'StatePage.tsx'), page);
  // What is only tested does not run in the shell.
  writeFileSync(join(folder, 'StatePage.test.tsx'), 'export const broken: number = "text";\n');
  here = shellDeclarations();
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Checks that page against a shell whose declarations differ from those here. */
function against(file: string, change: (text: string) => string): () => void {
  const changed = change(here.files[file]!);
  expect(changed).not.toBe(here.files[file]);
  const declarations = { ...here, files: { ...here.files, [file]: changed } };
  const app = { name: 'remote-state', role: 'remote', devPort: 1, folder } as const;
  return () => typecheck(app, { release: 'abc123', declarations });
}

const panel = 'ui/FailurePanel.d.ts';

test('what fits the shell passes, whatever else the shell has', () => {
  const added = against(panel, (text) =>
    text.replace('title: string;', 'title: string;\n    tone?: string;'),
  );
  expect(added).not.toThrow();
});

test.each<[what: string, file: string, change: (text: string) => string, says: RegExp]>([
  ['a renamed prop', panel, (text) => text.replace(/\btitle\b/g, 'heading'), /'heading' is missing/],
  [
    'a new required prop',
    panel,
    (text) => text.replace('title: string;', 'title: string;\n    tone: string;'),
    /'tone' is missing/,
  ],
  [
    'a removed export',
    'ui/index.d.ts',
    (text) => text.replace(/export \{ FailurePanel \}.*\n/, ''),
    /'FailurePanel'/,
  ],
  [
    'a field that content lacks',
    'schemas/brand.d.ts',
    (text) => text.replace(/\bname\b/g, 'title'),
    /'name'/,
  ],
])('%s is found, with file, line and the shell', (_what, file, change, says) => {
  const places = /remote-state does not fit the types of the shell abc123: .*StatePage\.tsx\(\d+,\d+\)/;
  expect(against(file, change)).toThrow(new RegExp(`${places.source}.*${says.source}`, 's'));
});

test('a new shell that a live remote does not fit is refused; what was no better before is not held against it', () => {
  const remote = {
    name: 'remote-state',
    sources: { 'src/StatePage.tsx': page, 'src/more.ts': "export * from 'not-installed-here';\n" },
  };
  const changed = (change: (text: string) => string) => ({
    ...here,
    files: { ...here.files, [panel]: change(here.files[panel]!) },
  });
  expect(() =>
    typecheckLive(
      [remote],
      here,
      changed((text) => text.replace('title: string;', 'title: string; tone?: string;')),
    ),
  ).not.toThrow();
  const renamed = changed((text) => text.replace(/\btitle\b/g, 'heading'));
  expect(() => typecheckLive([remote], here, renamed)).toThrow(
    /^These .*\n- remote-state does not fit the types of the new shell: src\/StatePage\.tsx\(\d+,\d+\): [^]*'heading' is missing[^]*publish a remote-state that fits both first$/,
  );
});
