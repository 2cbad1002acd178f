import { today } from './today';

test('today is the local date, padded', () => {
  expect(today(new Date(2026, 2, 4, 0, 5))).toBe('2026-03-04');
});
