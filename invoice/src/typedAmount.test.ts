import { readAmount, readingNote } from './typedAmount';

test.each([
  ['29,90', 'EUR', '29.90', undefined],
  ['1,500', 'EUR', '1500', 'Read as 1,500.00, not as 1.50.'],
  ['1.000', 'EUR', '1.000', 'Read as 1.00, not as 1,000.00.'],
  ['-1,500', 'EUR', '-1500', 'Read as -1,500.00, not as -1.50.'],
  ['1,500', 'JPY', '1500', 'Read as 1,500, not as 1.5.'],
  ['1,500', 'KWD', '1500', 'Read as 1,500.000, not as 1.500.'],
  ['1.234.567,89', 'EUR', '1234567.89', undefined],
  ['$120', 'EUR', '120', 'Read as 120.00 in EUR: “$” is not the invoice’s currency.'],
  ['1,500', undefined, '1500', 'Read as 1500, not as 1.500.'],
  ['much', 'EUR', 'much', undefined],
])('%s in %s', (text, currency, value, note) => {
  const figure = readAmount(text);
  expect(figure.value).toBe(value);
  expect(readingNote(figure, currency)).toBe(note);
});

test('a stored amount is read as it is', () => {
  for (const amount of ['119.500', '1.000', '0.5', '1200']) expect(readAmount(amount).value).toBe(amount);
});
