import { newId } from './newId';

test('ids are timestamps that never repeat', () => {
  const before = Date.now();
  const ids = Array.from({ length: 100 }, newId);
  expect(new Set(ids).size).toBe(100);
  expect(ids[0]).toBeGreaterThanOrEqual(before);
});
