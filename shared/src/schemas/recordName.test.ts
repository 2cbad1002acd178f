import { nameFieldOf, recordName } from './recordName';

test.each([
  [{ name: 'Ayesha', title: 'Engineer' }, 'Engineer'],
  [{ title: ' ', name: 'Ayesha' }, 'Ayesha'],
  [{ from: '/old', to: '/new' }, '/old'],
  [{ order: 3 }, undefined],
])('%j is called %s', (record, name) => {
  expect(recordName(record)).toBe(name);
});

test('the field that names a record is found among those of its list', () => {
  expect(nameFieldOf(['id', 'alt', 'name'])).toBe('name');
  expect(nameFieldOf(['id', 'to'])).toBeUndefined();
});
