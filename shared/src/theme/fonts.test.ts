import { existsSync, readFileSync, statSync } from 'node:fs';
import { fonts, isInSubset } from './fonts';

test.each(fonts)('$family is served under its installed version', ({ package: name, file, address }) => {
  const { version } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')) as {
    version: string;
  };
  expect(existsSync(`node_modules/${name}/${file}`)).toBe(true);
  expect(address).toContain(`.${version}.`);
});

test.each(fonts)('$family has a subset of at most 16 kB', ({ subset }) => {
  expect(statSync(`shared${subset}`).size).toBeLessThanOrEqual(16_000);
});

test('the subsets contain the characters of the site, and the other characters are left to the full files', () => {
  expect([...'Aa09~©é–’…'].filter((character) => !isInSubset(character))).toEqual([]);
  expect([...'ñŁ€😀'].filter(isInSubset)).toEqual([]);
});
