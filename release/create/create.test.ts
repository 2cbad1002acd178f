import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findRoot, packageFolder, readPackage } from '@vibrant-peak/webpack/packages';
import { sitePackages, tarballName } from '../sitePackages';
import { createRemote } from './create';
import { namesOf } from './remoteName';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'create-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const tarballs = () => {
  const files = sitePackages.map((name) => join(folder, tarballName(name, '1.0.202601020304')));
  for (const file of files) writeFileSync(file, '');
  return files;
};

test.each(['our-partners', 'remote-our-partners'])('%s names package, address, page and entry', (word) => {
  expect(namesOf(word)).toEqual({
    package: 'remote-our-partners',
    path: '/admin/our-partners',
    label: 'Our Partners',
    component: 'OurPartnersPage',
  });
});

test.each(['', 'Partners', 'our--partners', '../partners', '9lives'])('"%s" is no name', (word) => {
  expect(() => namesOf(word)).toThrow(/no name for a remote/);
});

test('in a repository it uses the packages beside it', () => {
  createRemote(namesOf('partners'), folder);
  expect(readPackage(folder)).toMatchObject({
    name: 'remote-partners',
    federation: { role: 'remote' },
    peerDependencies: { '@vibrant-peak/shared': '*' },
    devDependencies: { '@vibrant-peak/release': '*' },
  });
  expect(readPackage(folder)).not.toHaveProperty('overrides');
});

test('elsewhere it takes the packages of the site along, and asks for the rest in the very versions of the site', () => {
  const made = join(folder, 'made');
  createRemote(namesOf('partners'), made, tarballs());
  expect(readPackage(made)).toMatchObject({
    peerDependencies: {
      '@vibrant-peak/shared': `^${readPackage(packageFolder('@vibrant-peak/shared')).version}`,
    },
    devDependencies: {
      '@vibrant-peak/shared': 'file:packages/vibrant-peak-shared-1.0.202601020304.tgz',
      '@vibrant-peak/release': 'file:packages/vibrant-peak-release-1.0.202601020304.tgz',
      '@chakra-ui/react': expect.stringMatching(/^\d/),
      jest: expect.stringMatching(/^\d/),
    },
    overrides: readPackage(findRoot()).overrides,
  });
  expect(readdirSync(join(made, 'packages'))).toHaveLength(3);
});

test('two tarballs of one package are refused', () => {
  const twice = [...tarballs(), join(folder, 'vibrant-peak-shared-1.0.1.tgz')];
  expect(() => createRemote(namesOf('partners'), join(folder, 'made'), twice)).toThrow(
    '2 tarballs of @vibrant-peak/shared',
  );
});

test('a folder that holds something is left as it is', () => {
  writeFileSync(join(folder, 'notes.txt'), 'mine');
  expect(() => createRemote(namesOf('partners'), folder)).toThrow(/is not empty/);
});
