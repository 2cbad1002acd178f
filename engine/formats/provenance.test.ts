import { isOlderThan, type Provenance } from './provenance';

const at = '2030-01-01T00:00:00.000Z';
const live: Provenance = { by: 'ci', at, commit: 'b'.repeat(40) };
const mine = (history?: string[], letter = 'a'): Provenance => ({
  by: 'me',
  at,
  commit: letter.repeat(40),
  ...(history && { history }),
});
const digits = (letter: string) => letter.repeat(40);

test.each<[string, Provenance, boolean]>([
  ['contains the live one', mine([digits('a'), digits('b')]), false],
  ['does not contain it', mine([digits('a')]), true],
  ['is the live one', mine([digits('b')], 'b'), false],
  ['has no history', mine(), false],
  ['is unknown', { by: 'me', at }, false],
])('a commit that %s', (_, provenance, expected) => {
  expect(isOlderThan(provenance, live)).toBe(expected);
});

test('when the live release names no commit, no release counts as older', () => {
  expect(isOlderThan(mine([digits('a')]), { by: 'me', at })).toBe(false);
  expect(isOlderThan(mine([digits('a')]), undefined)).toBe(false);
});
