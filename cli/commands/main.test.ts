import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let place: string;
beforeAll(() => (place = mkdtempSync(join(tmpdir(), 'commands-'))));
afterAll(() => rmSync(place, { recursive: true }));

const main = join(import.meta.dirname, 'main.ts');
const run = (line: string, variables: Record<string, string> = {}) =>
  spawnSync(process.execPath, ['--import', 'tsx', main, ...line.split(' ')], {
    encoding: 'utf8',
    timeout: 60_000,
    env: { ...process.env, STORE: join(place, 'mistyped'), ...variables },
  });

test.each([
  ['an unknown option', 'list --dryrun', {}, "unknown option '--dryrun'"],
  ['no command', '--', {}, 'Usage: vibrant-peak'],
  ['an unknown application', 'build remote-publc', {}, 'There is no application "remote-publc" here'],
  ['a folder that holds no store', 'serve', {}, 'mistyped holds no store'],
  ['a mistyped bucket', 'list', { STORE: 'S3://bucket' }, 'not "S3://bucket"'],
  ['a backup of no store', 'backup there.tar', {}, 'mistyped holds no store'],
  ['a mistyped port', 'start', { PORT: '80a' }, 'PORT is a whole number up to 65535, not "80a"'],
])('%s ends with code 2 and says what is expected', (_, line, variables, says) => {
  const { status, stdout, stderr } = run(line, variables);
  expect(stderr).toContain(says);
  expect(stderr).not.toMatch(/\n\s+at /);
  expect(stdout.replace(/^Vibrant Peak [\d.]+.*\n/, '')).toBe('');
  expect(status).toBe(2);
});

test('--version and the first line of a server name version and commit', () => {
  const version = /\d+\.\d+\.\d+ \([0-9a-f]{8}\)\n/;
  expect(run('--version').stdout).toMatch(new RegExp(`^${version.source}$`));
  expect(run('start', { PORT: '80a' }).stdout).toMatch(new RegExp(`^Vibrant Peak ${version.source}$`));
});

test('a Node that is no longer maintained is named in one line', () => {
  const { stderr, status } = spawnSync(process.execPath, [join(main, '../../vibrant-peak.mjs'), '--help'], {
    encoding: 'utf8',
  });
  const major = Number.parseInt(process.versions.node);
  expect(stderr).toBe(
    major < 22 ? `Node ${major} is no longer maintained. Use Node 24, or at least Node 22.\n` : '',
  );
  expect(status).toBe(0);
});

test('with --json a failure is one object', () => {
  const { status, stdout } = run('list --json');
  expect(JSON.parse(stdout)).toEqual({ error: expect.stringContaining('holds no store') as unknown });
  expect(status).toBe(2);
});

const bin = join(main, '../../vibrant-peak.mjs');

test('outside of a site, one sentence says where to run it', () => {
  const { status, stderr } = spawnSync(process.execPath, [bin, 'list'], { cwd: place, encoding: 'utf8' });
  expect(stderr).toContain("run this in the site's repository, in a remote, or in the folder of the server.");
  expect(stderr).not.toMatch(/\n\s+at /);
  expect(status).toBe(2);
});

const install = join(main, '../ensureInstalled.mjs');

test.each(['18.20.8', '20.11.1'])('Node %s is refused in one sentence', (version) => {
  const older = `Object.defineProperty(process.versions, 'node', { value: '${version}' })`;
  const env = { ...process.env, NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(older)}` };
  for (const script of [bin, install]) {
    const { status, stderr } = spawnSync(process.execPath, [script, 'list'], { encoding: 'utf8', env });
    expect(stderr).toBe(`Node ${version} is too old. Install Node 24, or at least Node 22.\n`);
    expect(status).toBe(2);
  }
});

test.each(["it's", 'wow!', 'what?'])('in a folder called %s, one sentence says what it is', (name) => {
  const folder = join(place, name);
  mkdirSync(folder);
  writeFileSync(join(folder, 'package.json'), '{}');
  const sign = /['!?]/.exec(name)![0];
  for (const script of [bin, install]) {
    const { status, stderr } = spawnSync(process.execPath, [script, 'list'], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect(stderr).toContain(`rename the folder, without ${sign} in its path.\n`);
    expect(stderr).not.toMatch(/\n\s+at /);
    expect(status).toBe(2);
  }
});
