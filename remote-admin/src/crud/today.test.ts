import { newId } from './newId';
import { today } from './today';

test('today is the local date, padded', () => {
  expect(today(new Date(2026, 2, 4, 0, 5))).toBe('2026-03-04');
});

test('ids are timestamps that never repeat', () => {
  const before = Date.now();
  const ids = Array.from({ length: 100 }, newId);
  expect(new Set(ids).size).toBe(100);
  expect(ids[0]).toBeGreaterThanOrEqual(before);
});
