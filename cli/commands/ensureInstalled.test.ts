import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

const script = join(__dirname, 'ensureInstalled.mjs');
const folder = mkdtempSync(join(tmpdir(), 'installed-'));
const modules = join(folder, 'node_modules');
const note = join(folder, 'npm-was-called');
const env = { ...process.env, NODE_ENV: 'production', PATH: folder + delimiter + process.env['PATH'] };

/** @param then what npm does after it has written down its arguments. */
const givenNpm = (then: string) =>
  writeFileSync(join(folder, 'npm'), `#!/bin/sh\necho "$@" >> ${note}\n${then}\n`, { mode: 0o755 });

beforeAll(() => writeFileSync(join(folder, 'package-lock.json'), '{}'));
beforeEach(() => givenNpm('exit 7'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the script with settings that leave out packages. @returns the arguments of npm, if it ran. */
function installed(...args: string[]): string | undefined {
  rmSync(note, { force: true });
  const { status } = spawnSync(process.execPath, [script, ...args], { cwd: folder, env });
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

async function untilNpmRuns(): Promise<void> {
  while (!existsSync(note)) await new Promise((resolve) => setTimeout(resolve, 50));
}

test('Ctrl+C ends npm at once, also if it cleans up first, and the next install begins', async () => {
  rmSync(modules, { recursive: true, force: true });
  rmSync(note, { force: true });
  const trace = join(folder, 'npm-goes-on');
  givenNpm(`trap '' INT\nfor each in $(seq 50); do date > ${trace}; sleep 0.1; done`);
  const child = spawn(process.execPath, [script], { cwd: folder, env });
  const ended = once(child, 'exit');
  await untilNpmRuns();
  child.kill('SIGINT');
  expect((await ended)[0]).toBe(1);
  rmSync(trace, { force: true });
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(existsSync(trace)).toBe(false);
  givenNpm('exit 7');
  expect(installed()).toContain('ci --omit=dev');
}, 30_000);
