import { sameNumber } from './sameNumber';

test.each([
  ['INV-{year}-{0000}', 'INV-{year}-{0000}', 'INV-2026-0001'],
  ['R-{0}', 'R-{0000}', 'R-1000'],
  ['R{0}', 'R{year}{0000}', 'R20000001'],
  ['{year}-{000}', '{yy}{MM}-{000}', '2006-001'],
  ['A{yy}-{00}', 'A26-{00}', 'A26-01'],
  ['{yy}{yy}-{0}', '2{0}6-1', '2626-1'],
  ['{yy}{yy}-{0}', '2{0}7-1', '2727-1'],
  ['{yy}{yy}-{0}', '27{0}9-1', undefined],
  ['{yy}{yy}-{0}', '{yy}{yy}-{0}', '2626-1'],
  ['{yy}{yy}-{0}', '{yy}tr-{0}', undefined],
  ['{MM}-{00}', '13-{00}', undefined],
  ['{MM}-{00}', '12-{00}', '12-01'],
  ['{yy}/{yy}-{00}', '26/27-{00}', undefined],
  ['{year}/{yy}-{00}', '2026/26-{00}', '2026/26-01'],
  ['{year}/{yy}-{00}', '2026/27-{00}', undefined],
  ['R-{0}', 'R-0{0}', undefined],
  ['R-{00}', 'R-0{0}', 'R-01'],
  ['INV-{year}-{0000}', 'CN-{year}-{0000}', undefined],
  ['INV-{year}-{0000}', 'INV-{yy}-{0000}', undefined],
  ['INV-{year}-{0000}', 'inv-{year}-{0000}', undefined],
])('%s and %s', (one, other, number) => {
  expect(sameNumber(one, other)).toBe(number);
  expect(sameNumber(other, one) === undefined).toBe(number === undefined);
});
