import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const root = mkdtempSync(join(tmpdir(), 'declarations-'));
const remote = join(root, 'remote-a');
const write = (file: string, text: string) => writeFileSync(join(root, file), text);
const packageOf = (name: string) =>
  JSON.stringify({ name, type: 'module', federation: { role: 'remote', port: 1 } });
afterAll(() => rmSync(root, { recursive: true }));

beforeAll(() => {
  mkdirSync(join(remote, 'src'), { recursive: true });
  write('package.json', JSON.stringify({ name: 'site', type: 'module', workspaces: ['*'] }));
  write('remote-a/package.json', packageOf('remote-a'));
  write('remote-a/src/pages.ts', `import { list } from './list';\nexport default { pages: list };\n`);
  write('remote-a/src/list.ts', `export const list: string[] = ['/a'];\n`);
});

/** Edits files one after the other. Only the last edit is reported, or the test does not end. */
async function expectReport(...edits: (() => void)[]): Promise<void> {
  const file = join(__dirname, 'watchDeclarations.ts');
  const code = `
    const { watchDeclarations } = await import(${JSON.stringify(file)});
    await watchDeclarations(${JSON.stringify(root)}, () => process.exit());
    console.log('watching');`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', code], {
    cwd: join(__dirname, '..'),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  await once(child.stdout, 'data');
  for (const edit of edits) {
    expect(child.exitCode).toBeNull();
    edit();
    await Promise.race([ended, pause(1000)]);
  }
  await ended;
}

test('another page of a list is reported, a component and an error are not', () =>
  expectReport(
    () => write('remote-a/src/Page.tsx', 'export const page = 1;\n'),
    () => write('remote-a/src/list.ts', 'export const list = [;\n'),
    () => write('remote-a/src/list.ts', `export const list: string[] = ['/a', '/b'];\n`),
  ));

test('another remote is reported', () =>
  expectReport(() => {
    const outside = `${root}-remote`;
    cpSync(remote, outside, { recursive: true });
    writeFileSync(join(outside, 'package.json'), packageOf('remote-b'));
    renameSync(outside, join(root, 'remote-b'));
  }));
