import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sitePackages, tarballName } from '../sitePackages';
import { folderOf, packagesHere, packedFolder } from './packagesHere';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'packages-here-'));
  mkdirSync(packedFolder(root), { recursive: true });
  for (const name of sitePackages) {
    mkdirSync(folderOf(name, root));
    writeFileSync(join(folderOf(name, root), 'package.json'), JSON.stringify({ name, version: '1.2.3' }));
  }
});
afterEach(() => rmSync(root, { recursive: true }));

const pack = (name: string, version: string) =>
  writeFileSync(join(packedFolder(root), tarballName(name, version)), name);

test('packed packages of the present versions are found, and no others', () => {
  for (const name of sitePackages) for (const version of ['1.2.2', '1.2.3']) pack(name, version);
  expect([...packagesHere(root)]).toEqual(
    sitePackages.map((name) => [tarballName(name, '1.2.3'), Buffer.from(name)]),
  );
});

test('where one of them has another version, or is missing, there are none', () => {
  const [first, ...others] = sitePackages;
  for (const name of others) pack(name, '1.2.3');
  expect(packagesHere(root).size).toBe(0);
  pack(first!, '1.2.2');
  expect(packagesHere(root).size).toBe(0);
});
