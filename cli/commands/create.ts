import { dirname, resolve } from 'node:path';
import { findRoot, workspacesIn } from '@vibrant-peak/webpack/packages';
import { createRemote } from '../create/create';
import { tarballsIn } from '../create/platform';
import { namesOf } from '../create/remoteName';
import type { Command } from './runCommand';

export const command: Command<{ name: string; folder: string; path: string; isAlone: boolean }> = {
  run: async ({ words: [word = '', place], values: { packages } }) => {
    const names = namesOf(word);
    const folder = resolve(place ?? names.package);
    const tarballs = typeof packages === 'string' ? tarballsIn(packages) : undefined;
    const root = findRoot();
    const isAlone = tarballs !== undefined || dirname(folder) !== root || workspacesIn(root).length === 0;
    createRemote(names, folder, { isAlone, ...(tarballs && { tarballs }) });
    return { name: names.package, folder, path: names.path, isAlone };
  },
  describe: ({ name, folder, path, isAlone }) =>
    [
      `${name} is in ${folder}; its page is ${path}. Next:`,
      ...(isAlone
        ? [`  cd ${folder}`, '  npm install', '  npm test', `  STORE=… npx vibrant-peak publish ${name}`]
        : ['  npm install', `  npx vibrant-peak publish ${name}`]),
    ].join('\n'),
};
