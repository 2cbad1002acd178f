import { changedFields, merge } from './merge';

const base = { title: 'Engineer', salary: { from: 1, to: 2 }, tasks: ['a', 'b'] };

test('different fields merge, also those within a field', () => {
  const mine = { ...base, title: 'Senior engineer', salary: { from: 1, to: 3 } };
  const theirs = { ...base, salary: { from: 2, to: 2 }, tasks: ['a'] };
  expect(merge(base, mine, theirs)).toEqual({
    value: { title: 'Senior engineer', salary: { from: 2, to: 3 }, tasks: ['a'] },
    disagreements: [],
  });
});

test('the same field with the same value is not a disagreement', () => {
  const both = { ...base, title: 'Senior engineer' };
  expect(merge(base, both, { ...both })).toEqual({ value: both, disagreements: [] });
});

test('the same field with different values is one, and lists are taken as a whole', () => {
  const mine = { ...base, salary: { from: 5, to: 9 }, tasks: ['a', 'b', 'c'] };
  const theirs = { ...base, salary: { from: 4, to: 2 }, tasks: ['z', 'a', 'b'] };
  expect(merge(base, mine, theirs)).toEqual({
    value: { ...base, salary: { from: 5, to: 9 }, tasks: ['a', 'b', 'c'] },
    disagreements: [
      { field: 'salary.from', base: 1, mine: 5, theirs: 4 },
      { field: 'tasks', base: ['a', 'b'], mine: ['a', 'b', 'c'], theirs: ['z', 'a', 'b'] },
    ],
  });
});

test('an object that both have added is merged field by field', () => {
  const mine = { ...base, more: { unit: 'HUR', country: 'DE' } };
  const theirs = { ...base, more: { vatId: 'FR1', country: 'AT' } };
  expect(merge(base, mine, theirs)).toEqual({
    value: { ...base, more: { unit: 'HUR', vatId: 'FR1', country: 'DE' } },
    disagreements: [{ field: 'more.country', base: undefined, mine: 'DE', theirs: 'AT' }],
  });
});

test('a field that is added or removed is a change', () => {
  const { title, ...withoutTitle } = base;
  expect(merge<object>(base, withoutTitle, { ...base, note: 'new' })).toEqual({
    value: { ...withoutTitle, note: 'new' },
    disagreements: [],
  });
  const { disagreements } = merge<object>(base, withoutTitle, { ...base, title: 'Designer' });
  expect(disagreements).toEqual([{ field: 'title', base: title, mine: undefined, theirs: 'Designer' }]);
});

test('changed fields are known by their paths', () => {
  const after = { ...base, salary: { from: 1, to: 9 }, tasks: [] };
  expect(changedFields(base, after)).toEqual(['salary.to', 'tasks']);
  expect(changedFields(base, { ...base, salary: { from: 1, to: 2 } })).toEqual([]);
});
