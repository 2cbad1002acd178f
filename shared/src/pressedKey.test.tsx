import { pressedKey } from './pressedKey';

const press = (init: KeyboardEventInit) => pressedKey(new KeyboardEvent('keydown', init));

test.each([
  ['Russian', 'я', 'KeyZ', 'z'],
  ['Russian with Caps Lock', 'Я', 'KeyZ', 'z'],
  ['Russian', 'л', 'KeyK', 'k'],
  ['Greek', 'ζ', 'KeyZ', 'z'],
  ['Hebrew', 'ח', 'KeyJ', 'j'],
  ['Thai, a mark', '\u0e48', 'KeyJ', 'j'],
  ['Hindi', 'क', 'KeyK', 'k'],
  ['English with Caps Lock', 'Z', 'KeyZ', 'z'],
  ['German', 'z', 'KeyY', 'z'],
  ['German', 'y', 'KeyZ', 'y'],
  ['French', 'z', 'KeyW', 'z'],
  ['bépo, a Latin letter beyond ASCII', 'à', 'KeyZ', 'à'],
  ['Dvorak', ';', 'KeyZ', ';'],
  ['without a code', 'я', '', 'я'],
  ['any', 'Enter', 'Enter', 'Enter'],
  ['any', '?', 'Slash', '?'],
])('on the layout %s, %s at %s is %s', (_, key, code, expected) => {
  expect(press({ key, code })).toBe(expected);
});

test('an event without a key, as Chrome fires when it fills in a form, is none', () => {
  expect(pressedKey(new Event('keydown') as KeyboardEvent)).toBeUndefined();
});

test.each([{ isComposing: true }, { keyCode: 229 }])('a key of an input method (%j) is none', (composing) => {
  expect(press({ key: 'Enter', code: 'Enter', ...composing })).toBeUndefined();
});
