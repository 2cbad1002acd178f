import { dayText } from './dayText';
import { moneyText } from './moneyText';

test.each([
  ['13224', '', '$13,224.00'],
  ['13224', 'USD', '$13,224.00'],
  ['16747.5', 'EUR', '€16,747.50'],
  ['1500', 'JPY', '¥1,500'],
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
