import { roundsOf } from './rounds';

const document = 'https://site/';

test('scripts that the document asks for are one round, whichever is there first', () => {
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

test('a script that a script asks for comes a round later', () => {
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
