import { dirname, join, relative, resolve } from 'node:path';
import { findPackage, findRoot, readPackage, workspacesIn } from '@vibrant-peak/webpack/packages';
import { createRemote } from '../create/create';
import { tarballFolder, tarballsIn } from '../create/platform';
import { namesOf } from '../create/remoteName';
import type { Command } from './runCommand';

/**
 * Creates a remote, by default in this repository. In a folder elsewhere it takes the packed packages of the site along: those of
 * `--packages`, of this repository as it is, or of the remote where the command runs.
 */
export const create: Command<{ name: string; folder: string; path: string; isAlone: boolean }> = {
  run: async ({ words: [word = '', place], values: { packages } }) => {
    const names = namesOf(word);
    const folder = resolve(place ?? names.package);
    const tarballs = await tarballsFor(folder, typeof packages === 'string' ? packages : undefined);
    createRemote(names, folder, tarballs);
    const isAlone = tarballs !== undefined;
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

/** None where the packages stand beside the remote. */
async function tarballsFor(folder: string, packages: string | undefined): Promise<string[] | undefined> {
  if (packages !== undefined) return tarballsIn(packages);
  const root = findRoot();
  if (dirname(folder) === root && workspacesIn(root).length > 0) return undefined;
  const isRepository = readPackage(findPackage(import.meta.dirname)).private;
  return isRepository ? (await import('../pack/pack')).packHere() : tarballsIn(join(root, tarballFolder));
}
