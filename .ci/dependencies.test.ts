import { unacceptedAdvisories, unacceptedLicences } from './dependencies';

test('a licence that nobody has accepted is named, and so is none at all', () => {
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

test('a vulnerability is named once, at the package that has it', () => {
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
