import { atLeast } from './rules';

const name = atLeast(2, 'Too short');

test.each([
  ['one letter', 'a', false],
  ['two letters', 'ab', true],
  ['two spaces, which are characters as typed', '  ', true],
  ['one emoji', '😀', false],
  ['one emoji made of several', '👨‍👩‍👧‍👦', false],
  ['one letter with its accent beside it', 'e\u0301', false],
  ['two emoji', '😀😀', true],
  ['nothing', '', false],
])('%s', async (_name, text, fits) => {
  expect(await name.isValid(text)).toBe(fits);
});
