import { dueDateOf, terms } from './terms';

test('the terms that are offered, from the shortest on', () =>
  expect(terms.map(({ days, name }) => `${days} ${name}`)).toEqual([
    '0 Due on receipt',
    '7 Net 7',
    '14 Net 14',
    '30 Net 30',
    '60 Net 60',
    '90 Net 90',
  ]));

test.each([
  ['2026-11-20', '0', '2026-11-20'],
  ['2026-11-20', '14', '2026-12-04'],
  ['2026-12-31', '1', '2027-01-01'],
  ['2028-02-28', '1', '2028-02-29'],
  ['0099-12-31', '1', '0100-01-01'],
  ['275760-09-12', '1', '275760-09-13'],
  ['275760-09-13', '1', ''],
  ['', '14', ''],
  ['2026', '14', ''],
  ['2026-11', '14', ''],
  ['soon-or-later', '14', ''],
])('an invoice of %j with terms of %s days is due on %j', (date, days, due) =>
  expect(dueDateOf(date, days)).toBe(due),
);
