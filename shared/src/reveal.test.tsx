import { isDue } from './reveal';

const place = (fades: string, top: number, height = 100) => {
  const part = document.createElement('div');
  part.dataset['fades'] = fades;
  part.getBoundingClientRect = () => new DOMRect(0, top, 100, height);
  return part;
};

beforeAll(() => Object.assign(window, { innerHeight: 1000 }));

test.each([
  [799, true],
  [800, false],
  [1000, false],
  [0, true],
  [-5000, true],
])('in a viewport of 1000 pixels a section whose top edge is at %i is due: %s', (top, expected) => {
  expect(isDue(place('section', top))).toBe(expected);
});

test.each([
  [980, true],
  [981, false],
  [-5000, true],
])('an item of 100 pixels at %i is due when a fifth of it is visible: %s', (top, expected) => {
  expect(isDue(place('item', top))).toBe(expected);
});
