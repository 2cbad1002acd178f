import { execFile, execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { packageFolder, readPackage } from '../../webpack/packages';

/**
 * A remote outside of this repository, with the tarballs of the platform and nothing else of it.
 */

const root = join(import.meta.dirname, '../..');
const workspaces = {
  '@vibrant-peak/shared': 'shared',
  '@vibrant-peak/webpack': 'webpack',
  '@vibrant-peak/engine': 'engine',
  '@vibrant-peak/cli': 'cli',
};

/**
 * `vibrant-peak create` with a folder elsewhere, and the remote's declared dependencies in its `node_modules`.
 */
export function createOutside(name: string, folder: string, packages: string): void {
  execFileSync('npx', ['vibrant-peak', 'create', name, folder, '--packages', packages], { cwd: root });
}

/**
 * Copies the sources of a remote of this repository into a folder that `create` made, with a copy of
 * the package `invoice`.
 */
export function takeOut(name: string, folder: string): void {
  const home = join(root, name);
  cpSync(join(home, 'src'), join(folder, 'src'), { recursive: true });
  const isSource = (path: string) => !/\/(node_modules|\.cache)$/.test(path);
  cpSync(join(root, 'invoice'), join(folder, 'invoice'), { recursive: true, filter: isSource });
  mkdirSync(join(folder, 'node_modules/@vibrant-peak'), { recursive: true });
  symlinkSync('../../invoice', join(folder, 'node_modules/@vibrant-peak/invoice'));
  const own = readPackage(home);
  const made = readPackage(folder);
  const packages = {
    ...made,
    dependencies: own.dependencies,
    peerDependencies: { ...own.peerDependencies, ...made.peerDependencies },
    devDependencies: { ...own.devDependencies, ...made.devDependencies },
  };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(packages));
}

/** Puts the packages of the site where an install puts them, from the remote's own tarballs. */
export function unpackPackages(folder: string): void {
  for (const [name, spec] of Object.entries(readPackage(folder).devDependencies ?? {}))
    if (spec.startsWith('file:'))
      unpack(join(folder, spec.slice('file:'.length)), join(folder, 'node_modules', name));
}

/**
 * Links every other package that the remote or the packages of the site declare, without a
 * registry. Undeclared ones are missing.
 */
export function linkDeclared(folder: string): void {
  const modules = join(folder, 'node_modules');
  const own = readPackage(folder);
  link(modules, own.dependencies, root);
  link(modules, own.devDependencies, root);
  for (const [name, workspace] of Object.entries(workspaces)) {
    const { dependencies, peerDependencies, optionalDependencies } = readPackage(join(modules, name));
    for (const needed of [dependencies, peerDependencies, optionalDependencies])
      link(modules, needed, join(root, workspace));
  }
  mkdirSync(join(modules, '.bin'));
  symlinkSync('../@vibrant-peak/cli/vibrant-peak.mjs', join(modules, '.bin/vibrant-peak'));
  symlinkSync('../jest/bin/jest.js', join(modules, '.bin/jest'));
}

function unpack(tarball: string, into: string): void {
  mkdirSync(into, { recursive: true });
  execFileSync('tar', ['-xzf', tarball, '-C', into, '--strip-components=1']);
}

function link(modules: string, declared: Record<string, string> = {}, from: string): void {
  for (const name of Object.keys(declared)) {
    const place = join(modules, name);
    if (existsSync(place)) continue;
    mkdirSync(dirname(place), { recursive: true });
    symlinkSync(packageFolder(name, from), place);
  }
}

/** All files below a folder, with their text. */
export const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ file, text: readFileSync(file, 'latin1') }));

export interface Ended {
  code: number;
  output: string;
}

/**
 * Environment variables of a remote's team: the store, its credentials, and the mode of the build.
 */
export interface Surroundings extends NodeJS.ProcessEnv {
  STORE: string;
  BUILD?: 'quick';
  CHROMIUM?: 'none';
}

/** `npx vibrant-peak <command>` in the remote's folder. */
export const run = (folder: string, surroundings: Surroundings, ...command: string[]) =>
  runProgram('npx', ['vibrant-peak', ...command], folder, surroundings);

async function runProgram(
  program: string,
  args: string[],
  cwd: string,
  surroundings: Partial<Surroundings> = {},
): Promise<Ended> {
  const ended = promisify(execFile)(program, args, { cwd, env: { ...process.env, ...surroundings } });
  return ended.then(
    ({ stdout, stderr }) => ({ code: 0, output: stdout + stderr }),
    (error: { code: number; stdout: string; stderr: string }) => ({
      code: error.code,
      output: error.stdout + error.stderr,
    }),
  );
}
