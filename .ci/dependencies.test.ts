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
