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
  ['1,105', 'EUR', '1105', 'Read as 1,105.00, not as 1.105.'],
  ['12,500', 'EUR', '12500', 'Read as 12,500.00, not as 12.50.'],
  ['$1,234,567.5', 'EUR', '1234567.5', 'Read as 1,234,567.50 in EUR: “$” is not the invoice’s currency.'],
  ['$120', undefined, '120', undefined],
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

test('a stored amount is read as it is where the browser writes a decimal comma', () => {
  const parts = jest.spyOn(Intl.NumberFormat.prototype, 'formatToParts');
  parts.mockReturnValue([{ type: 'decimal', value: ',' }]);
  expect(readAmount('1.000').value).toBe('1.000');
  parts.mockRestore();
});
