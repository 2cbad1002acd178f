import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { apps } from '../webpack/apps';
import { readPackage } from '../webpack/packages';
import { unacceptedAdvisories, unacceptedLicences } from './dependencies';

test('a licence that is not accepted is reported, and so is a missing one', () => {
  expect(
    unacceptedLicences({
      '': {},
      shared: {},
      'node_modules/shared': { link: true },
      'node_modules/good': { license: 'MIT' },
      'node_modules/good/node_modules/@scope/viral': { license: 'AGPL-3.0' },
      'node_modules/silent': {},
      'node_modules/xtend': {},
    }),
  ).toEqual(['@scope/viral: AGPL-3.0', 'silent: names no licence']);
});

test('a vulnerability is reported once, at the package that has it', () => {
  const url = 'https://github.com/advisories/GHSA-xxxx-yyyy-zzzz';
  expect(
    unacceptedAdvisories({
      vulnerabilities: {
        deep: { via: [{ url, title: 'Prototype pollution', severity: 'high' }] },
        above: { via: ['deep'] },
      },
    }),
  ).toEqual([`deep: Prototype pollution (high, ${url})`]);
});

test('npm start installs the types of packages that applications import, which a publish checks', () => {
  const lock = readFileSync(join(__dirname, '../package-lock.json'), 'utf8');
  const { packages } = JSON.parse(lock) as { packages: Record<string, { dev?: true }> };
  const folders = apps.map(({ folder }) => folder).concat(join(__dirname, '../invoice'));
  const names = folders.flatMap((folder) => Object.keys(readPackage(folder).dependencies ?? {}));
  expect(names).toContain('papaparse');
  expect(names.filter((name) => packages[`node_modules/@types/${name}`]?.dev)).toEqual([]);
});
