import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findRoot, packageFolder, readPackage } from '@vibrant-peak/webpack/packages';
import { createRemote } from './create';
import { namesOf } from './remoteName';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'create-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const asked = (name: string) => `^${readPackage(packageFolder(name)).version}`;
const packageIn = () =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<string, object>;

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
  createRemote(namesOf('partners'), folder, { kind: 'workspace' });
  expect(packageIn()).toMatchObject({
    name: 'remote-partners',
    federation: { role: 'remote' },
    peerDependencies: { '@vibrant-peak/shared': '*' },
    devDependencies: { '@vibrant-peak/release': '*' },
  });
  expect(packageIn()).not.toHaveProperty('overrides');
});

test('elsewhere it asks for the packages of the site by version, and for the rest by the very versions of the site', () => {
  createRemote(namesOf('partners'), folder, { kind: 'registry' });
  expect(packageIn()).toMatchObject({
    peerDependencies: { '@vibrant-peak/shared': asked('@vibrant-peak/shared') },
    devDependencies: {
      '@vibrant-peak/release': asked('@vibrant-peak/release'),
      '@vibrant-peak/shared': asked('@vibrant-peak/shared'),
      '@chakra-ui/react': expect.stringMatching(/^\d/),
      jest: expect.stringMatching(/^\d/),
    },
    overrides: readPackage(findRoot()).overrides,
  });
});

test('tarballs are copied and required by their names, in any version; two of one package are refused', () => {
  const files = ['vibrant-peak-shared', 'vibrant-peak-webpack', 'vibrant-peak-release'].map((name) =>
    join(folder, `${name}-1.0.202601020304.tgz`),
  );
  for (const file of files) writeFileSync(file, '');
  const made = join(folder, 'made');
  createRemote(namesOf('partners'), made, { kind: 'tarballs', files });
  expect(readPackage(made).devDependencies).toMatchObject({
    '@vibrant-peak/shared': 'file:packages/vibrant-peak-shared-1.0.202601020304.tgz',
    '@vibrant-peak/release': 'file:packages/vibrant-peak-release-1.0.202601020304.tgz',
  });
  const twice = [...files, join(folder, 'vibrant-peak-shared-1.0.1.tgz')];
  expect(() =>
    createRemote(namesOf('partners'), join(folder, 'again'), { kind: 'tarballs', files: twice }),
  ).toThrow('2 tarballs of @vibrant-peak/shared');
});

test('a folder that holds something is left as it is', () => {
  writeFileSync(join(folder, 'notes.txt'), 'mine');
  expect(() => createRemote(namesOf('partners'), folder, { kind: 'registry' })).toThrow(/is not empty/);
});
