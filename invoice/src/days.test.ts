import { addDays, daysBetween } from './days';

test.each([
  ['2026-02-28', 1, '2026-03-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-01-01', -1, '2025-12-31'],
  // The clocks of many places change in between.
  ['2026-03-28', 7, '2026-04-04'],
  ['2026-10-24', 0, '2026-10-24'],
])('%s and %d days are %s', (from, days, until) => {
  expect(addDays(from, days)).toBe(until);
  expect(daysBetween(from, until)).toBe(days);
});

test.each(['', 'tomorrow'])('%j has no distance to a day', (text) => {
  expect(daysBetween('2026-11-28', text)).toBeNaN();
});
