import { unusualDate } from './unusualDate';

const lastDate = '2026-11-20';
const today = '2026-11-26';

test.each([
  ['2026-11-19', 'earlier'],
  [lastDate, undefined],
  ['2027-11-26', undefined],
  ['2027-11-27', 'far'],
])('a date of %s is unusual: %s', (date, unusual) =>
  expect(unusualDate(date, lastDate, today)).toBe(unusual),
);

test('a date before the last one is unusual for that alone, also where it is far ahead', () =>
  expect(unusualDate('2028-01-01', '2028-06-01', today)).toBe('earlier'));
