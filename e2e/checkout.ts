import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { readPackage } from '../webpack/packages';

const root = join(import.meta.dirname, '..');

/** What every team has beside the folder of its own application: the shared package and the tools. */
const tools = ['package.json', 'package-lock.json', 'tsconfig.json', 'webpack', 'release', 'shared'];

/** A folder with what the team of those applications has, and no other application. */
export function checkOut(apps: string | readonly string[], folder: string, name: string): string {
  const work = join(folder, name);
  mkdirSync(work);
  const isSource = (path: string) => !/\/(dist|node_modules|\.cache)(\/|$)/.test(path);
  for (const part of [...tools, ...[apps].flat()])
    cpSync(join(root, part), join(work, part), { recursive: true, filter: isSource });
  linkPackages(work);
  return work;
}

/** Installs what is installed here, and the workspaces as they are in that folder. The tools stay those of here. */
function linkPackages(work: string): void {
  const packages = join(root, 'node_modules');
  mkdirSync(join(work, 'node_modules'));
  for (const name of readdirSync(packages)) {
    const own = join(work, name);
    const isHere = existsSync(join(own, 'package.json')) && readPackage(own).name === name;
    symlinkSync(isHere ? own : join(packages, name), join(work, 'node_modules', name));
  }
}

/** Gives a checkout an installed package under another version: what builds and releases say of it is that. */
export function renumber(work: string, name: string, version: string): void {
  const place = join(work, 'node_modules', name);
  rmSync(place);
  cpSync(join(root, 'node_modules', name), place, { recursive: true });
  edit(place, 'package.json', /"version": "[^"]+"/, `"version": "${version}"`);
}

/** Changes a file of a checkout. @throws when there is nothing to change. */
export function edit(work: string, file: string, from: string | RegExp, to: string): void {
  const path = join(work, file);
  const text = readFileSync(path, 'utf8');
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`${file} has no ${String(from)}`);
  writeFileSync(path, changed);
}

/** Publishes the application from that folder as its team does. */
export const publishFrom = (app: string, work: string, store: string) => runIn(work, 'publish', app, store);

/** Runs a command of an application in a checkout, with that store. */
export const runIn = (work: string, command: string, app: string, store: string) =>
  end('npm', ['run', '--silent', command, '-w', app], work, { STORE: store });

function end(program: string, args: string[], cwd: string, env: NodeJS.ProcessEnv = {}) {
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd,
    // In full where there is time for it.
    env: { ...process.env, ...(!process.env['LONG'] && { BUILD: 'quick' }), ...env },
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}
