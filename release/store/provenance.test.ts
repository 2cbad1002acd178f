import { behind, type Provenance } from './provenance';

const at = '2030-01-01T00:00:00.000Z';
const live: Provenance = {
  by: 'ci',
  at,
  commit: 'b'.repeat(40),
  committed: '2030-01-02T00:00:00Z',
  run: { pipeline: 'main', number: 7 },
};
const mine = (changed: Partial<Provenance>): Provenance => ({
  by: 'me',
  at,
  commit: 'a'.repeat(40),
  ...changed,
});
const digits = (letter: string) => letter.repeat(12);

test.each<[string, Provenance, RegExp | undefined]>([
  [
    'contains the live one',
    mine({ history: { known: [digits('a'), digits('b')], isWhole: true } }),
    undefined,
  ],
  ['does not contain it', mine({ history: { known: [digits('a')], isWhole: true } }), /does not contain/],
  ['is the live one', mine({ commit: 'b'.repeat(40) }), undefined],
  ['is unknown', { by: 'me', at }, undefined],
  [
    'has a history cut short, and an earlier run',
    mine({ history: { known: [digits('a')], isWhole: false }, run: { pipeline: 'main', number: 6 } }),
    /run 6 of main is older than run 7/,
  ],
  [
    'has a history cut short, and a later run',
    mine({ history: { known: [digits('a')], isWhole: false }, run: { pipeline: 'main', number: 8 } }),
    undefined,
  ],
  [
    'comes from another pipeline, and was committed before',
    mine({ run: { pipeline: 'other', number: 9 }, committed: '2030-01-01T00:00:00+00:00' }),
    /committed before/,
  ],
  ['was committed later', mine({ committed: '2030-01-03T00:00:00Z' }), undefined],
  ['tells nothing of itself', mine({}), undefined],
])('a commit that %s', (_, provenance, expected) => {
  if (expected) expect(behind(provenance, live)).toMatch(expected);
  else expect(behind(provenance, live)).toBeUndefined();
});

test('when the live release names no commit, no release counts as older', () => {
  expect(behind(mine({}), { by: 'me', at })).toBeUndefined();
  expect(behind(mine({}), undefined)).toBeUndefined();
});
