import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

const script = join(__dirname, 'ensureInstalled.mjs');
const folder = mkdtempSync(join(tmpdir(), 'installed-'));
const modules = join(folder, 'node_modules');
const note = join(folder, 'npm-was-called');

beforeAll(() => {
  writeFileSync(join(folder, 'package-lock.json'), '{}');
  writeFileSync(join(folder, 'npm'), `#!/bin/sh\necho "$@" > ${note}\nexit 7\n`, { mode: 0o755 });
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the script with settings that leave out packages. @returns the arguments of npm, if it ran. */
function installed(...args: string[]): string | undefined {
  rmSync(note, { force: true });
  const { status } = spawnSync(process.execPath, [script, ...args], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', PATH: folder + delimiter + process.env['PATH'] },
  });
  expect(status).toBe(existsSync(note) ? 7 : 0);
  return existsSync(note) ? readFileSync(note, 'utf8') : undefined;
}

function given({ age, hasTools = false }: { age: number; hasTools?: boolean }): void {
  const list = join(modules, '.package-lock.json');
  const time = Date.now() / 1000 - age;
  rmSync(modules, { recursive: true, force: true });
  mkdirSync(hasTools ? join(modules, 'jest') : modules, { recursive: true });
  writeFileSync(list, '{}');
  utimesSync(list, time, time);
}

test('packages that are missing or older than the lock file are installed, without the tools of tests', () => {
  expect(installed()).toContain('ci --omit=dev');
  given({ age: 3600 });
  expect(installed()).toContain('ci --omit=dev');
  given({ age: -3600 });
  expect(installed()).toBeUndefined();
});

test('tests add their tools, which a later start leaves there', () => {
  given({ age: -3600 });
  expect(installed('--tests')).toContain('ci --include=dev');
  given({ age: -3600, hasTools: true });
  expect(installed('--tests')).toBeUndefined();
  expect(installed()).toBeUndefined();
  given({ age: 3600, hasTools: true });
  expect(installed()).toContain('ci --include=dev');
});
