import { roundsOf } from '../e2e/rounds';

const document = 'https://site/';

test('scripts requested by the document are one round, in any order of arrival', () => {
  expect(roundsOf(new Map())).toBe(0);
  expect(
    roundsOf(
      new Map([
        ['shell.js', document],
        ['page.js', document],
      ]),
    ),
  ).toBe(1);
});

test('a script requested by a script is one round later', () => {
  expect(
    roundsOf(
      new Map([
        ['shell.js', document],
        ['entry.js', 'shell.js'],
        ['page.js', 'entry.js'],
        ['other.js', document],
      ]),
    ),
  ).toBe(3);
});
