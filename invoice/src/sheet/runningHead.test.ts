import { emptyParty } from '../freshDraft';
import { wordsIn } from '../words/words';
import { cssString, runningHead } from './runningHead';

test.each([
  ['INV-7', '"INV-7"'],
  ['a"}b', '"a\\22 \\7d b"'],
  ['\\', '"\\5c "'],
  ['</style>', '"\\3c \\2f style\\3e "'],
  ['شركة', '"شركة"'],
  ['a\nb', '"a\\a b"'],
])('%j is escaped in a CSS string', (text, string) => {
  expect(cssString(text)).toBe(string);
});

test('later pages show number and sender, both shortened', () => {
  const sender = { ...emptyParty, company: 'Bright Works', name: 'Amina' };
  const words = wordsIn('de').sheet;
  expect(runningHead({ words, receiptNumber: 'INV-7', sender })).toContain('content: "INV-7 · Bright Works"');
  expect(runningHead({ words, receiptNumber: '9'.repeat(9000), sender }).length).toBeLessThan(1000);
});
