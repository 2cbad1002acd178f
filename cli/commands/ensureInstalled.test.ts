import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
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
beforeEach(() => {
  for (const path of [modules, note]) rmSync(path, { recursive: true, force: true });
});
afterAll(() => rmSync(folder, { recursive: true }));

const run = () =>
  spawnSync(process.execPath, [script], {
    cwd: folder,
    env: { ...process.env, PATH: folder + delimiter + process.env['PATH'] },
  }).status;

function given({ age }: { age: number }): void {
  const list = join(modules, '.package-lock.json');
  const time = Date.now() / 1000 - age;
  mkdirSync(modules);
  writeFileSync(list, '{}');
  utimesSync(list, time, time);
}

test('dependencies that are missing or older than the lock file are installed', () => {
  expect(run()).toBe(7);
  given({ age: 3600 });
  rmSync(note);
  expect(run()).toBe(7);
  expect(existsSync(note)).toBe(true);
});

test('others stay', () => {
  given({ age: -3600 });
  expect(run()).toBe(0);
  expect(existsSync(note)).toBe(false);
});
