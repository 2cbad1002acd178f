import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findRoot, packageFolder, readPackage } from '@vibrant-peak/webpack/packages';
import { createRemote } from './create';
import { platformPackages, tarballsIn } from './platform';
import { namesOf } from './remoteName';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'create-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const { version } = readPackage(packageFolder('@vibrant-peak/shared'));
const tarballs = ['shared', 'webpack', 'engine', 'cli'].map((name) => `vibrant-peak-${name}-5.1.0.tgz`);
const addTarballs = (...names: string[]) => {
  for (const name of names) writeFileSync(join(folder, name), '');
};

test.each(['our-partners', 'remote-our-partners'])('%s names package, address, page and entry', (word) => {
  expect(namesOf(word)).toEqual({
    package: 'remote-our-partners',
    path: '/admin/our-partners',
    label: 'Our Partners',
    component: 'OurPartnersPage',
  });
});

test.each(['', 'Partners', 'our--partners', '../partners', '9lives'])('"%s" is not a name', (word) => {
  expect(() => namesOf(word)).toThrow(/not a name for a remote/);
});

test('in a repository it uses the packages beside it', () => {
  createRemote(namesOf('partners'), folder, { isAlone: false });
  expect(readPackage(folder)).toMatchObject({
    name: 'remote-partners',
    federation: { role: 'remote' },
    peerDependencies: { '@vibrant-peak/shared': '*' },
    devDependencies: { '@vibrant-peak/cli': '*' },
  });
  expect(readPackage(folder)).not.toHaveProperty('overrides');
});

test('elsewhere it names the packages of the platform by version, and the rest in the very versions of the site', () => {
  createRemote(namesOf('partners'), folder, { isAlone: true });
  expect(readPackage(folder)).toMatchObject({
    peerDependencies: { '@vibrant-peak/shared': `^${version}` },
    devDependencies: {
      ...Object.fromEntries(platformPackages.map((name) => [name, `^${version}`])),
      '@chakra-ui/react': expect.stringMatching(/^\d/),
      jest: expect.stringMatching(/^\d/),
    },
    overrides: readPackage(findRoot()).overrides,
  });
});

test('without a registry it takes tarballs along', () => {
  addTarballs(...tarballs, 'other-1.0.0.tgz');
  const made = join(folder, 'made');
  createRemote(namesOf('partners'), made, { isAlone: true, tarballs: tarballsIn(folder) });
  expect(readPackage(made)).toMatchObject({
    peerDependencies: { '@vibrant-peak/shared': `^${version}` },
    devDependencies: {
      '@vibrant-peak/shared': 'file:packages/vibrant-peak-shared-5.1.0.tgz',
      '@vibrant-peak/engine': 'file:packages/vibrant-peak-engine-5.1.0.tgz',
    },
  });
  expect(readdirSync(join(made, 'packages')).sort()).toEqual([...tarballs].sort());
});

test.each([
  [
    'two tarballs of one package',
    [...tarballs, 'vibrant-peak-shared-5.1.1.tgz'],
    '2 tarballs of @vibrant-peak/shared',
  ],
  ['a missing tarball', tarballs.slice(0, 2), '0 tarballs of @vibrant-peak/engine'],
])('%s is refused', (_, names, says) => {
  addTarballs(...names);
  expect(() => tarballsIn(folder)).toThrow(says);
});

test('a folder that holds something is left as it is', () => {
  writeFileSync(join(folder, 'notes.txt'), 'mine');
  expect(() => createRemote(namesOf('partners'), folder, { isAlone: true })).toThrow(/is not empty/);
});
