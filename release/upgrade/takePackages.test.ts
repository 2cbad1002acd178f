import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packageFolder, readPackage } from '@vibrant-peak/webpack/packages';
import { createRemote } from '../create/create';
import { namesOf } from '../create/remoteName';
import { sitePackages, tarballName } from '../sitePackages';
import { takePackages } from './takePackages';

let work: string;
beforeEach(() => (work = mkdtempSync(join(tmpdir(), 'upgrade-'))));
afterEach(() => rmSync(work, { recursive: true }));

/** Tarballs of the site's packages that hold nothing but a package.json. */
function packed(version: string, changes: object = {}): string[] {
  return sitePackages.map((name) => {
    const stage = join(work, version, name);
    mkdirSync(join(stage, 'package'), { recursive: true });
    const shared = readPackage(packageFolder('@vibrant-peak/shared'));
    writeFileSync(join(stage, 'package/package.json'), JSON.stringify({ ...shared, version, ...changes }));
    const file = join(work, tarballName(name, version));
    execFileSync('tar', ['-czf', file, '-C', stage, 'package']);
    return file;
  });
}

test('a newer platform takes the place of the older one; what the remote has of its own stays', () => {
  const remote = join(work, 'remote');
  createRemote(namesOf('partners'), remote, packed('5.0.1'));
  writeFileSync(join(remote, 'packages/own-1.0.0.tgz'), '');
  const made = readPackage(remote);
  const own = { ...made, dependencies: { ofetch: '1.0.0' }, overrides: { mine: '1.0.0' } };
  writeFileSync(join(remote, 'package.json'), JSON.stringify(own));
  const { devDependencies } = readPackage(packageFolder('@vibrant-peak/shared'));
  takePackages(
    remote,
    packed('6.2.3', {
      devDependencies: { ...devDependencies, react: '20.0.0' },
      overrides: { theirs: '2.0.0' },
    }),
  );
  expect(readPackage(remote)).toEqual({
    ...own,
    peerDependencies: { ...made.peerDependencies, '@vibrant-peak/shared': '^6.2.3' },
    devDependencies: {
      ...made.devDependencies,
      react: '20.0.0',
      ...Object.fromEntries(
        sitePackages.map((name) => [name, `file:packages/${tarballName(name, '6.2.3')}`]),
      ),
    },
    overrides: { mine: '1.0.0', theirs: '2.0.0' },
  });
  expect(readdirSync(join(remote, 'packages')).sort()).toEqual(
    ['own-1.0.0.tgz', ...sitePackages.map((name) => tarballName(name, '6.2.3'))].sort(),
  );
});

test('a folder without one of the packages is refused, and nothing is written', () => {
  const remote = join(work, 'remote');
  createRemote(namesOf('partners'), remote, packed('5.0.1'));
  const before = readPackage(remote);
  expect(() => takePackages(remote, packed('6.2.3').slice(1))).toThrow('0 tarballs of @vibrant-peak/');
  expect(readPackage(remote)).toEqual(before);
  expect(readdirSync(join(remote, 'packages'))).toHaveLength(3);
});
