import { basename, join } from 'node:path';
import { findRoot, readPackage, workspacesIn } from '@vibrant-peak/webpack/packages';
import { serverPackages } from './serverPackages';

const root = findRoot();
const folders = new Map(workspacesIn(root).map((folder) => [readPackage(folder).name, basename(folder)]));

test.each(Object.entries(serverPackages))(
  'a server-only install has the packages of the repository that %s needs',
  (folder, isNeeded) => {
    const { dependencies = {} } = readPackage(join(root, folder));
    const required = Object.keys(dependencies)
      .filter(isNeeded)
      .flatMap((name) => folders.get(name) ?? []);
    expect(Object.keys(serverPackages)).toEqual(expect.arrayContaining(required));
  },
);
