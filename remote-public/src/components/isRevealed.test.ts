import { isRevealed } from './isRevealed';

test.each([
  [799, true],
  [800, false],
  [1000, false],
  [0, true],
  [-5000, true],
])('in a viewport of 1000 pixels a top edge at %i is revealed: %s', (top, expected) => {
  expect(isRevealed(top, 1000)).toBe(expected);
});
