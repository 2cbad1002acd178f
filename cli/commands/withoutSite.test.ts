import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createProgram } from './program';
import { runCommand } from './runCommand';

const store = mkdtempSync(join(tmpdir(), 'without-site-'));
beforeAll(() => {
  process.env['STORE'] = store;
  mkdirSync(join(store, 'pointer'));
});
afterAll(() => {
  delete process.env['STORE'];
  process.exitCode = 0;
  rmSync(store, { recursive: true });
});

/** Runs a command in this process. @returns its exit code and what it printed. */
async function run(line: string) {
  const printed: string[] = [];
  const print = (...texts: unknown[]) => void printed.push(texts.join(' '));
  const spies = (['log', 'error'] as const).map((name) =>
    jest.spyOn(console, name).mockImplementation(print),
  );
  process.exitCode = 0;
  const refuse = () => {
    throw new Error(`refused: ${line}`);
  };
  await createProgram(runCommand, refuse).parseAsync(line.split(' '), { from: 'user' });
  spies.forEach((spy) => spy.mockRestore());
  return { code: process.exitCode, printed: printed.join('\n') };
}

const commands = [
  'list',
  'list --json',
  'verify',
  'gc',
  `backup ${store}/backup.tar`,
  'publish shell',
  'rollback',
  'retire remote-public',
  'lock --all freeze',
  'unlock --all',
  'canary share new-header 5',
  'canary promote new-header',
  'canary withdraw new-header',
  'canary judge new-header --metrics http://127.0.0.1:1/metrics',
];

test.each(commands)('in a store without a site, %s ends with code 2 and says how to begin', async (line) => {
  const { code, printed } = await run(line);
  expect(printed).toContain("There is no site in this store yet. Run npm start in the site's repository");
  expect(code).toBe(2);
});

test.each(commands)('in a store of a newer version, %s ends with one line and the way out', async (line) => {
  writeFileSync(join(store, 'pointer/00000001.json'), '{"format":2,"sequence":1}');
  const { code, printed } = await run(line);
  expect(printed).toMatch(
    /^(\{"error":")?pointer\/00000001\.json has format 2, .*: start the version that wrote it, or a later one("})?$/,
  );
  expect(code).toBe(1);
});
