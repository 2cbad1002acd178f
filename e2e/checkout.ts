import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** What every team has beside the folder of its own application: the shared package and the tools. */
const tools = ['package.json', 'package-lock.json', 'tsconfig.json', 'webpack', 'release', 'shared'];

/** A folder with what the team of that application has, and no other application. */
export function checkOut(app: string, folder: string, name: string): string {
  const work = join(folder, name);
  mkdirSync(work);
  const isSource = (path: string) => !/\/(dist|node_modules)(\/|$)/.test(path);
  for (const part of [...tools, app])
    cpSync(join(root, part), join(work, part), { recursive: true, filter: isSource });
  symlinkSync(join(root, 'node_modules'), join(work, 'node_modules'));
  return work;
}

/** Publishes the application from that folder as its team does. */
export function publishFrom(app: string, work: string, store: string) {
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', 'publish', '-w', app], {
    cwd: work,
    env: { ...process.env, STORE: store },
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}
