import type { command as backup } from '../cli/commands/backup';
import type { command as build } from '../cli/commands/build';
import type { canary } from '../cli/commands/canary';
import type { command as checkRelease } from '../cli/commands/checkRelease';
import type { command as create } from '../cli/commands/create';
import type { command as gc } from '../cli/commands/gc';
import type { command as init } from '../cli/commands/init';
import type { command as list } from '../cli/commands/list';
import type { command as lock } from '../cli/commands/lock';
import type { command as mailCheck } from '../cli/commands/mailCheck';
import type { command as judge } from '../cli/commands/judge';
import { commands } from './commands';
import type { command as publish } from '../cli/commands/publish';
import type { command as restore } from '../cli/commands/restore';
import type { command as retire } from '../cli/commands/retire';
import type { command as rollback } from '../cli/commands/rollback';
import type { command as typecheck } from '../cli/commands/typecheck';
import type { command as unlock } from '../cli/commands/unlock';
import type { command as verify } from '../cli/commands/verify';
import type { managerLink } from '../live/src/commands';
import { documents } from './documents';

/** What a command prints with `--json`. */
type Printed<C extends { run: (input: never) => Promise<unknown> }> = Awaited<ReturnType<C['run']>>;

/** All fields of a result, in the order of the reference: the compiler refuses missing and stray ones. */
const fieldsOf = <T>(fields: Record<keyof T, true>) => Object.keys(fields);

const pointer = fieldsOf<Printed<ReturnType<typeof canary>>>({
  sequence: true,
  live: true,
  canary: true,
  at: true,
  reason: true,
  by: true,
});

const fields: Record<string, string[]> = {
  create: fieldsOf<Printed<typeof create>>({ name: true, folder: true, path: true, isAlone: true }),
  typecheck: fieldsOf<Printed<typeof typecheck>>({ app: true, against: true }),
  build: fieldsOf<Printed<typeof build>>({ app: true, isNew: true }),
  init: fieldsOf<Printed<typeof init>>({ composition: true }),
  publish: fieldsOf<Printed<typeof publish>>({
    status: true,
    composition: true,
    releases: true,
    preview: true,
    seconds: true,
    tried: true,
    untried: true,
    uncommitted: true,
  }),
  'check-release': fieldsOf<Printed<typeof checkRelease>>({
    name: true,
    version: true,
    contract: true,
    tried: true,
  }),
  'canary share': pointer,
  'canary promote': pointer,
  'canary withdraw': pointer,
  'canary judge': fieldsOf<Printed<typeof judge>>({ outcome: true, share: true, reason: true }),
  rollback: fieldsOf<Printed<typeof rollback>>({ status: true, composition: true, releases: true }),
  retire: fieldsOf<Printed<typeof retire>>({ status: true, composition: true, releases: true, name: true }),
  lock: fieldsOf<Printed<typeof lock>>({ name: true, reason: true }),
  unlock: fieldsOf<Printed<typeof unlock>>({ name: true }),
  verify: fieldsOf<Printed<typeof verify>>({ damaged: true }),
  list: fieldsOf<Printed<typeof list>>({ compositions: true, changes: true, locks: true, previews: true }),
  gc: fieldsOf<Printed<typeof gc>>({ oldestRetained: true, removed: true }),
  backup: fieldsOf<Printed<typeof backup>>({ file: true, tables: true, objects: true, tried: true }),
  restore: fieldsOf<Printed<typeof restore>>({ made: true, isLive: true, tried: true }),
  'mail check': fieldsOf<Printed<typeof mailCheck>[number]>({ record: true, isGood: true, text: true }),
  'live manager-link': fieldsOf<Printed<typeof managerLink>>({ link: true }),
};

const { text } = documents.find(({ path }) => path === 'docs/reference/commands.md')!;
const namesIn = (part: string) => [...part.matchAll(/`([^`]+)`/g)].map(([, name]) => name!);

test('the table has every command with the fields of its --json', () => {
  const rows = [...text.matchAll(/^\| `([^`]+)` +\| (.*?) +\| (0 1 2(?: 3)?) +\|$/gm)];
  const listed = rows.map(([, name, cell]) => [name, namesIn(cell!)] as const);
  const expected = commands.map(([name, { options }]) => {
    const printed = fields[name] ?? [];
    expect(options.some(({ long }) => long === '--json')).toBe(printed.length > 0);
    return [name, name === 'publish' ? [] : printed] as const;
  });
  expect(Object.fromEntries(listed)).toEqual(Object.fromEntries(expected));
  expect(rows).toHaveLength(commands.length);
  const [sentence] = /^A publish has [^.]+\./m.exec(text)!;
  expect(namesIn(sentence)).toEqual(fields['publish']);
});

test('the section of a command has all of its options, and no others', () => {
  const sections = text.split(/^(?=###? )/m).filter((section) => section.startsWith('### '));
  for (const [name, { options }] of commands) {
    const section = sections.find((each) => new RegExp(`^### .*\`${name}[\` ]`).test(each))!;
    const own = options.map(({ long }) => long!).filter((option) => option !== '--json');
    const documented = new Set(section.match(/--[a-z]+(-[a-z]+)*/g));
    expect([name, [...documented].sort()]).toEqual([name, own.sort()]);
  }
});
