import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../e2e/freePort';
import { backUpStore } from '../engine/backup/storeBackup';
import { beginStore } from '../engine/store/openStore';
import { createProgram } from '../cli/commands/program';
import { commands, commandsOf } from './commands';
import { documents, root } from './documents';
import { rows } from './exitCodes/rows';
import { makeDatabase, makeStores, writeRelease } from './exitCodes/stores';

const base = mkdtempSync(join(tmpdir(), 'exit-codes-'));
const main = join(root, 'cli/commands/main.ts');
const inBase = (name: string) => join(base, name);
/** A port that is in use. */
const busy = createServer();
let port: string;
beforeAll(async () => {
  await makeStores(base);
  await makeDatabase(inBase('data'));
  writeRelease(inBase('release'));
  mkdirSync(inBase('unfit-release'));
  writeFileSync(inBase('unfit-release/release.json'), '{}');
  await backUpStore(inBase('site.tar'), await beginStore(inBase('site')));
  const cipher = 'exec openssl enc -aes-256-cbc -pbkdf2 -pass pass:mountain';
  writeFileSync(inBase('encrypt'), `#!/bin/sh\n${cipher}`, { mode: 0o700 });
  writeFileSync(inBase('decrypt'), `#!/bin/sh\n${cipher} -d`, { mode: 0o700 });
  await once(busy.listen(0, '127.0.0.1'), 'listening');
  port = String((busy.address() as AddressInfo).port);
});
afterAll(() => {
  busy.close();
  rmSync(base, { recursive: true });
});

/** Runs a command with the store of that name, on a copy of it. */
function run(line: string, store = 'site', variables: Record<string, string> = {}, cwd = root) {
  const place = mkdtempSync(inBase('run-'));
  const copy = join(place, 'store');
  if (existsSync(inBase(store))) cpSync(inBase(store), copy, { recursive: true });
  const filled = (text: string) => text.replaceAll('<base>', base).replaceAll('<place>', place);
  const own = Object.entries(variables).map(([name, value]) => [name, filled(value)]);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', main].concat(filled(line).split(' ')),
    {
      cwd,
      encoding: 'utf8',
      timeout: 120_000,
      env: { ...process.env, CHROMIUM: 'none', STORE: copy, PORT: port, ...Object.fromEntries(own) },
    },
  );
  return { status, stdout, stderr };
}

const { text } = documents.find(({ path }) => path === 'docs/reference/commands.md')!;
const table = [...text.matchAll(/^\| `([^`]+)` +\| (.*?) +\| (0 1 2(?: 3)?) +\|$/gm)].map(
  ([, name = '', cell = '', codes = '']) => ({
    name,
    fields: cell === 'below' ? undefined : [...cell.matchAll(/`(\w+)`/g)].map(([, field]) => field!),
    codes: codes.split(' '),
  }),
);
/** The longest name: `canary share` is not `canary`. */
const commandOf = (line: string) => table.find(({ name }) => `${line} `.startsWith(`${name} `))!;

test.each(rows)('%s ends with code %i and says: %s', (line, code, says, ...[store, variables]) => {
  const { fields } = commandOf(line);
  const isServer = fields?.length === 0;
  const { status, stdout, stderr } = run(isServer ? line : `${line} --json`, store, variables);
  expect(stdout + stderr).toContain(says);
  expect(stdout + stderr).not.toMatch(/\n\s+at /);
  expect(status).toBe(code);
  if (isServer) return;
  const printed = JSON.parse(stdout) as object;
  const names = Array.isArray(printed) ? Object.keys(printed[0] as object) : Object.keys(printed);
  if (fields && !('error' in printed)) expect(fields).toEqual(expect.arrayContaining(names));
  expect('error' in printed).toBe(code !== 0 && !/^(verify|mail check the)/.test(line));
});

// What the command line refuses ends with code 2: `cli/commands/main.test.ts` sees it of a process.
test.each(commands)('%s refuses an unknown option', async (name, command) => {
  let said = '';
  const program = createProgram(
    () => Promise.reject(new Error('It runs.')),
    (error) => {
      throw error;
    },
  );
  for (const [, each] of commandsOf(program)) each.configureOutput({ writeErr: (text) => (said += text) });
  const words = command.registeredArguments.map((argument) => argument.name());
  const line = [...name.split(' '), ...words, '--no-such-option'];
  await expect(program.parseAsync(line, { from: 'user' })).rejects.toThrow(/unknown option/);
  expect(said).toContain('Nothing was done. --help shows the usage.');
});

/** Starts a server, waits until it says where, and stops it. @returns its exit code. */
async function stopped(line: string, folder: string, says: RegExp, store = 'site'): Promise<number | null> {
  const server = spawn(process.execPath, ['--import', 'tsx', main].concat(line.split(' ')), {
    cwd: folder,
    env: { ...process.env, STORE: inBase(store), PORT: String(await freePort()) },
  });
  let said = '';
  for await (const chunk of server.stdout) if (says.test((said += String(chunk)))) break;
  expect(said).toMatch(says);
  server.kill('SIGTERM');
  const [code] = (await once(server, 'exit')) as [number | null];
  return code;
}

/** Its version, then its address. */
const serving = /^Vibrant Peak \d+\.\d+\.\d+ \([0-9a-f]{8}\)\n[^]*: http:\/\/localhost:\d+\n/;

test('serve ends with code 0 when it is stopped', async () => {
  expect(await stopped('serve', root, serving)).toBe(0);
});

test('the live server names its version, then a wrong variable', () => {
  const live = join(root, 'live/src/main.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', live], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ORIGIN: 'the.site' },
  });
  expect(stdout).toMatch(/^Vibrant Peak \d+\.\d+\.\d+ \([0-9a-f]{8}\)\n$/);
  expect(stderr).toContain('ORIGIN is https://the.site');
  expect(status).toBe(1);
});

test('an application of one folder: its types, its build, and their faults', async () => {
  const folder = inBase('remote-our-partners');
  const inFolder = (line: string) => run(line, 'none', {}, folder);
  expect(run(`create our-partners ${folder}`).status).toBe(0);
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  expect(inFolder('typecheck')).toMatchObject({ status: 0 });
  const developing = 'develop --against http://127.0.0.1:1';
  expect(await stopped(developing, folder, /Open http:\/\/localhost:\d+/)).toBe(0);
  appendFileSync(join(folder, 'src/pages/OurPartnersPage.tsx'), "import './missing.css';\n");
  expect(inFolder('build')).toMatchObject({ status: 1, stderr: expect.stringContaining('does not build') });
  appendFileSync(join(folder, 'src/pages.ts'), 'const wrong: number = "text";\n');
  for (const line of ['typecheck', 'build'])
    expect(inFolder(line)).toMatchObject({ status: 3, stderr: expect.stringContaining('src/pages.ts(') });
});

/** Makes a package in a folder of its own, with the installed packages. */
function packageOf(name: string, described: object): string {
  const folder = mkdtempSync(inBase(`${name}-`));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name, version: '1.0.0', ...described }));
  return folder;
}

/** Makes the repository of a site: the content, and remotes that the caller makes. */
function siteOf(name: string, ...remotes: string[]): string {
  const folder = packageOf(name, { workspaces: ['shared', ...remotes] });
  symlinkSync(join(root, 'shared'), join(folder, 'shared'));
  return folder;
}

test('start publishes the content of a server and serves it, and does nothing if the port is in use', async () => {
  const folder = siteOf('server');
  cpSync(inBase('site'), inBase('served'), { recursive: true });
  expect(await stopped('start', folder, serving, 'served')).toBe(0);
  const inUse = `Port ${port} is in use. Stop what runs there, or choose another one with PORT.\n`;
  expect(run('start', 'site', {}, folder)).toMatchObject({ status: 1, stderr: inUse });
});

test('start and init refuse a remote with an address of the site', async () => {
  const folder = siteOf('repository', 'remote-our-partners');
  expect(run('create our-partners', 'none', {}, folder).status).toBe(0);
  const pages = "export default { pages: [{ path: '/media', module: 'pages/OurPartnersPage' }] };\n";
  writeFileSync(join(folder, 'remote-our-partners/src/pages.ts'), pages);
  const refused = expect.stringContaining('remote-our-partners offers /media') as string;
  const free = { PORT: String(await freePort()) };
  for (const line of ['start', 'init'])
    expect(run(line, 'none', free, folder)).toMatchObject({ status: 3, stderr: refused });
});

test("in a remote's own repository start and init name its commands", () => {
  const folder = packageOf('remote-alone', { federation: { role: 'remote', port: 3004 } });
  const next = expect.stringContaining(
    'This is the repository of remote-alone, not of the site. npx vibrant-peak develop --against <site>',
  ) as string;
  for (const line of ['start', 'init'])
    expect(run(line, 'none', {}, folder)).toMatchObject({ status: 2, stderr: next });
});

/** Codes that other tests see, from a process of their own. */
const elsewhere: Record<string, string[]> = {
  'cli/commands/judge.test.ts': ['canary judge 0', 'canary judge 1', 'canary judge 3'],
  'e2e/bundlers.spec.ts': ['check-release 0'],
  'e2e/machine/firstServer.spec.ts': ['init 0'],
};

test('every code of the table is seen', () => {
  const seen = [
    ...rows.map(([line, code]) => `${commandOf(line).name} ${code}`),
    ...commands.map(([name]) => `${name} 2`),
    ...['start 0', 'start 1', 'start 3', 'init 3', 'serve 0', 'develop 0'],
    ...['typecheck 0', 'typecheck 3', 'build 1', 'build 3'],
    ...Object.values(elsewhere).flat(),
  ];
  const documented = table.flatMap(({ name, codes }) => codes.map((code) => `${name} ${code}`));
  expect([...new Set(seen)].sort()).toEqual(documented.sort());
  expect(Object.keys(elsewhere).filter((file) => !existsSync(join(root, file)))).toEqual([]);
});
