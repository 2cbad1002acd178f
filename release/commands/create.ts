import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { findPackage, findRoot, readPackage, workspacesIn } from '@vibrant-peak/webpack/packages';
import { createRemote } from '../create/create';
import { tarballsIn, type Source } from '../create/platform';
import { namesOf } from '../create/remoteName';
import type { Command } from './runCommand';

/**
 * Creates a remote, by default in this repository. In a folder elsewhere it takes the packed packages of the site along: those of
 * `--packages`, or of this repository as it is.
 */
export const create: Command<{ name: string; folder: string; path: string; isAlone: boolean }> = {
  run: async ({ words: [word = '', place], values: { packages } }) => {
    const names = namesOf(word);
    const folder = resolve(place ?? names.package);
    const source = sourceFor(folder, typeof packages === 'string' ? packages : undefined);
    createRemote(names, folder, source);
    const isAlone = source.kind !== 'workspace';
    return { name: names.package, folder: nameOf(folder), path: names.path, isAlone };
  },
  describe: ({ name, folder, path, isAlone }) =>
    [
      `${name} is in ${folder}; its page is ${path}. Next:`,
      ...(isAlone
        ? [`  cd ${folder}`, '  npm install', '  npm test', `  STORE=… npx vibrant-peak publish ${name}`]
        : ['  npm install', `  npx vibrant-peak publish ${name}`]),
    ].join('\n'),
};

/** The shorter of the relative and the absolute path. */
function nameOf(folder: string): string {
  const from = relative('', folder) || '.';
  return from.length < folder.length ? from : folder;
}

function sourceFor(folder: string, packages: string | undefined): Source {
  if (packages !== undefined) return { kind: 'tarballs', files: tarballsIn(packages) };
  const root = findRoot();
  if (dirname(folder) === root && workspacesIn(root).length > 0) return { kind: 'workspace' };
  return readPackage(findPackage(import.meta.dirname)).private ? packedHere(root) : { kind: 'registry' };
}

/** Packs the packages of this repository as they are. */
function packedHere(root: string): Source {
  const work = mkdtempSync(join(tmpdir(), 'packages-'));
  process.once('exit', () => rmSync(work, { recursive: true, force: true }));
  const pack = ['--import', 'tsx', 'release/pack/pack.ts', work];
  execFileSync(process.execPath, pack, { cwd: root, stdio: ['ignore', 2, 2] });
  return { kind: 'tarballs', files: tarballsIn(work) };
}
