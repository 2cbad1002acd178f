import { dayText } from './dayText';
import { zero } from './decimal';
import { money } from './money';
import { moneyText } from './moneyText';

test.each([
  ['13224', '', '$13,224.00'],
  ['13224', 'USD', '$13,224.00'],
  ['16747.5', 'EUR', '€16,747.50'],
  ['1500', 'JPY', '¥1,500'],
  ['-16747.5', 'EUR', '−\u2060€16,747.50'],
])('lists show %s %s as %s', (amount, currency, text) => {
  expect(moneyText(amount, currency)).toBe(text);
});

test.each([
  ['2026-03-31', '31 Mar 2026'],
  ['', ''],
  ['soon', 'soon'],
])('lists show the day %p as %p', (date, text) => {
  expect(dayText(date)).toBe(text);
});

test('a negative amount begins with the minus sign in every language', () => {
  expect(money(zero.minus('5.5'), 'EUR', 2, 'de')).toBe('−\u20605,50\u00a0€');
  expect(money(zero.minus('5.5'))).toBe('−\u2060$5.50');
});

test('the format of a currency is made once', () => {
  const made = jest.spyOn(Intl, 'NumberFormat');
  for (const language of ['en', 'en', 'de']) money(zero, 'SEK', 2, language);
  expect(made).toHaveBeenCalledTimes(2);
  made.mockRestore();
});
