import { findRoot } from '@vibrant-peak/webpack/packages';
import type { ModuleDeclarations } from '../typecheck/sharedDeclarations';
import { breaksIn } from './breaks';

const before: ModuleDeclarations = {
  modules: { 'kit/ui': 'ui/index.d.ts', 'kit/team': 'team.d.ts' },
  files: {
    'ui/index.d.ts':
      "export { Panel } from './Panel';\nexport type * from './tone';\nexport { later } from './later';\n",
    'ui/Panel.d.ts': [
      "import type { Tone } from './tone';",
      'interface PanelProps { title: string; tone?: Tone; action: { label: string; onClick: () => void } }',
      'export declare function Panel(props: PanelProps): { html: string };\n',
    ].join('\n'),
    'ui/tone.d.ts':
      "export type Tone = 'calm' | 'loud';\nexport interface Watched<T> { get: () => T; stop?: () => void }\n",
    'ui/later.d.ts': 'export declare const later: (milliseconds: number, what?: string) => Promise<void>;\n',
    'team.d.ts':
      'export interface Member { name: string; role?: string }\nexport declare const team: Member[];\nexport declare const boss: { name: string };\n',
  },
};

/** What a change of one file breaks. */
function breaks(file: string, from: string | RegExp, to: string): string[] {
  const changed = before.files[file]!.replace(from, to);
  expect(changed).not.toBe(before.files[file]);
  const now = { ...before, files: { ...before.files, [file]: changed } };
  return breaksIn({ before, now }, findRoot());
}

test.each([
  ['an added export', 'ui/later.d.ts', /$/, 'export declare const sooner: () => void;\n'],
  ['an added optional prop', 'ui/Panel.d.ts', 'title: string;', 'title: string; size?: number;'],
  ['a prop that need not be given any more', 'ui/Panel.d.ts', 'title: string;', 'title?: string;'],
  [
    'a field more in what is only taken',
    'team.d.ts',
    'boss: { name: string }',
    'boss: { name: string; age: number }',
  ],
  ['another order', 'ui/Panel.d.ts', 'title: string; tone?: Tone;', 'tone?: Tone; title: string;'],
])('%s breaks nothing', (_what, file, from, to) => {
  expect(breaks(file, from, to)).toEqual([]);
});

test.each<[what: string, file: string, from: string | RegExp, to: string, says: string[]]>([
  ['a removed export', 'ui/index.d.ts', /export \{ later.*\n/, '', ['kit/ui: later is gone']],
  [
    'a renamed prop',
    'ui/Panel.d.ts',
    'title: string;',
    'heading: string;',
    ['kit/ui: Panel(…).title is gone', 'kit/ui: Panel(…).heading is required now'],
  ],
  ['a removed optional prop', 'ui/Panel.d.ts', 'tone?: Tone;', '', ['kit/ui: Panel(…).tone is gone']],
  [
    'a new required prop',
    'ui/Panel.d.ts',
    'title: string;',
    'title: string; size: number;',
    ['kit/ui: Panel(…).size is required now'],
  ],
  [
    'a required part of a prop',
    'ui/Panel.d.ts',
    'label: string;',
    'label: string; icon: string;',
    ['kit/ui: Panel(…).action.icon is required now'],
  ],
  [
    'a value that is not taken any more, wherever it is used',
    'ui/tone.d.ts',
    " | 'loud'",
    '',
    [
      'kit/ui: the type of Panel does not fit where the one of before did',
      'kit/ui: the type of Tone does not fit where the one of before did',
    ],
  ],
  [
    'a member that a generic type has no more',
    'ui/tone.d.ts',
    ' stop?: () => void ',
    '',
    ['kit/ui: Watched.stop is gone'],
  ],
  [
    'a required field of a type that may be given',
    'team.d.ts',
    'role?: string',
    'role: string',
    ['kit/team: Member.role is required now'],
  ],
  [
    'a field that is gone',
    'team.d.ts',
    'role?: string',
    '',
    ['kit/team: Member.role is gone', 'kit/team: team.role is gone'],
  ],
  [
    'another parameter',
    'ui/later.d.ts',
    'milliseconds: number',
    'seconds: string',
    ['kit/ui: the type of later does not fit where the one of before did'],
  ],
])('%s is found', (_what, file, from, to, says) => {
  expect(breaks(file, from, to).sort()).toEqual(says.sort());
});

test('a module that is gone is found', () => {
  const modules = { 'kit/ui': before.modules['kit/ui']! };
  expect(breaksIn({ before, now: { ...before, modules } }, findRoot())).toEqual(['kit/team is gone']);
});
