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
import { basename, join } from 'node:path';
import { readPackage } from '../webpack/packages';

const root = join(import.meta.dirname, '..');

/**
 * Every team's checkout has these beside the folder of its own application: the packages that
 * applications have in common and the tools.
 */
const packages = ['webpack', 'engine', 'cli', 'shared', 'invoice'];
const common = ['package.json', 'package-lock.json', 'tsconfig.json', ...packages];

/** `npm pack` packs these, too. */
const documents = ['CHANGELOG.md', 'docs/how-to', 'docs/reference'];

/** Creates the checkout of a team: its own applications, the common packages and the tools. */
export function checkOut(apps: string | readonly string[], folder: string, name: string): string {
  const work = join(folder, name);
  mkdirSync(work);
  const isSource = (path: string) => !/\/(dist|node_modules|\.cache)(\/|$)/.test(path);
  for (const part of [...common, ...documents, ...[apps].flat()])
    cpSync(join(root, part), join(work, part), { recursive: true, filter: isSource });
  linkPackages(work);
  return work;
}

/** The scope of the packages of this repository. */
const scope = '@vibrant-peak';

const isTool = (name: string) => ['webpack', 'engine', 'cli'].some((tool) => name === `${scope}/${tool}`);

/**
 * Links the installed packages, also those that a tool has in versions of its own, and the
 * checkout's own workspaces. The tools remain those of this repository.
 */
function linkPackages(work: string): void {
  const installed = join(root, 'node_modules');
  const names = readdirSync(installed).filter((name) => name !== scope);
  mkdirSync(join(work, 'node_modules', scope), { recursive: true });
  for (const owner of ['engine', 'cli', 'live']) {
    const folder = join(owner, 'node_modules');
    if (existsSync(join(work, owner)) && existsSync(join(root, folder)))
      symlinkSync(join(root, folder), join(work, folder));
  }
  const own = packages.concat(existsSync(join(work, 'live')) ? 'live' : []);
  for (const name of names.concat(own.map((each) => `${scope}/${each}`))) {
    const here = join(work, basename(name));
    const isHere = !isTool(name) && existsSync(join(here, 'package.json')) && readPackage(here).name === name;
    symlinkSync(isHere ? here : join(installed, name), join(work, 'node_modules', name));
  }
}

/** Changes the version of an installed package in a checkout, as builds and releases see it. */
export function renumber(work: string, name: string, version: string): void {
  const copy = join(work, 'node_modules', name);
  rmSync(copy);
  cpSync(join(root, 'node_modules', name), copy, { recursive: true });
  edit(copy, 'package.json', /"version": "[^"]+"/, `"version": "${version}"`);
}

/** Edits a file of a checkout. @throws when the text to replace is not there. */
export function edit(work: string, file: string, from: string | RegExp, to: string): void {
  const path = join(work, file);
  const text = readFileSync(path, 'utf8');
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`${file} has no ${String(from)}`);
  writeFileSync(path, changed);
}

/** Publishes the application from a checkout as its team does. @param env further variables. */
export const publishFrom = (app: string, work: string, store: string, env: NodeJS.ProcessEnv = {}) =>
  runIn(work, 'publish', app, store, env);

/** Runs a command of an application in a checkout, with the given store. */
export const runIn = (
  work: string,
  command: string,
  app: string,
  store: string,
  env: NodeJS.ProcessEnv = {},
) => end('npx', ['vibrant-peak', command, app], work, { STORE: store, ...env });

function end(program: string, args: string[], cwd: string, env: NodeJS.ProcessEnv = {}) {
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd,
    // Pages are tried in a browser by tests of that alone.
    env: { ...process.env, CHROMIUM: 'none', ...env },
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}
