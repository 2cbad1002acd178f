import { dayAfter, firstDays, intervals } from './planDays';

test.each([
  ['week', '2026-12-24', ['2026-12-24', '2026-12-31', '2027-01-07', '2027-01-14']],
  ['month', '2027-01-15', ['2027-01-15', '2027-02-15', '2027-03-15', '2027-04-15']],
  // The 31st is the last day, and the 31st again afterwards.
  ['month', '2026-12-31', ['2026-12-31', '2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30']],
  ['month', '2027-12-30', ['2027-12-30', '2028-01-30', '2028-02-29', '2028-03-30']],
  ['quarter', '2026-11-30', ['2026-11-30', '2027-02-28', '2027-05-30', '2027-08-30']],
  ['year', '2028-02-29', ['2028-02-29', '2029-02-28', '2030-02-28', '2031-02-28', '2032-02-29']],
] as const)('every %s from %s', (every, first, days) => {
  expect(firstDays(first, every, days.length)).toEqual(days);
});

test.each([
  // In the middle of a period, and long after the first day.
  ['month', '2027-01-31', '2027-02-27', '2027-02-28'],
  ['month', '2027-01-31', '2027-02-28', '2027-03-31'],
  ['month', '2026-01-31', '2030-06-15', '2030-06-30'],
  ['week', '2026-12-01', '2027-03-01', '2027-03-02'],
  ['year', '2026-12-31', '2027-01-01', '2027-12-31'],
  ['quarter', '2026-11-30', '2027-02-27', '2027-02-28'],
  ['month', '2027-05-01', '2027-01-01', '2027-05-01'],
] as const)('every %s from %s, the one after %s is %s', (every, first, day, next) => {
  expect(dayAfter(first, every, day)).toBe(next);
});

test('each day leads to the next one, from any day between them', () => {
  for (const every of intervals)
    for (const first of ['2026-12-29', '2026-12-30', '2026-12-31', '2028-02-29']) {
      const days = firstDays(first, every, 60);
      expect([...days].sort()).toEqual(days);
      for (const [index, day] of days.slice(1).entries()) {
        const before = new Date(Date.parse(day) - 24 * 3600_000).toISOString().slice(0, 10);
        expect([dayAfter(first, every, days[index]!), dayAfter(first, every, before)]).toEqual([day, day]);
      }
    }
});
