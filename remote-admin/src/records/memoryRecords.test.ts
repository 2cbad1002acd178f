import { testRecords } from '@vibrant-peak/shared/testing';
import { createMemoryRecords } from './createMemoryRecords';
import { memoryRecords } from './memoryRecords';

const samples = [
  { id: 1, title: 'Bazaar Insight', social: { x: '@bazaar' } },
  { id: 2, title: 'Swift Cart', social: { x: '@swift' } },
  { id: 3, title: 'Greenline', social: { x: '@green' } },
] as const;

testRecords({ open: createMemoryRecords, samples, change: { title: 'Open Clinic' } });

test('a list has the same records wherever it is shown, and each list its own', () => {
  const list = { samples };
  expect(memoryRecords.of(list)).toBe(memoryRecords.of(list));
  expect(memoryRecords.of({ samples })).not.toBe(memoryRecords.of(list));
});
