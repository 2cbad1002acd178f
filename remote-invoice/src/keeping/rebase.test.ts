import { rebase } from './rebase';

const base = { notes: 'a', billTo: { name: 'Sara', email: '' }, items: [1] };

test('what was typed since stays, and what others have changed comes along, field by field', () => {
  const mine = { ...base, billTo: { name: 'Sara Ahmed', email: '' } };
  const theirs = { ...base, notes: 'b', billTo: { name: 'Sara', email: 's@lumen.example' }, items: [1, 2] };
  expect(rebase(base, mine, theirs)).toEqual({
    notes: 'b',
    billTo: { name: 'Sara Ahmed', email: 's@lumen.example' },
    items: [1, 2],
  });
});

test('an object that both have added comes along field by field', () => {
  const { more } = rebase<typeof base & { more?: object }>(
    base,
    { ...base, more: { unit: 'HUR' } },
    { ...base, more: { country: 'DE' } },
  );
  expect(more).toEqual({ unit: 'HUR', country: 'DE' });
});

test('of a field that both have changed, what was typed stays', () => {
  expect(rebase(base, { ...base, items: [3] }, { ...base, items: [2] }).items).toEqual([3]);
});
