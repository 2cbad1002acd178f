import { choiceIn, filterIn, filterText, listAddress } from './listAddress';

test.each([
  [{}, ''],
  [{ currency: '' }, 'without a currency'],
  [{ currency: 'EUR', isOpen: true, dueUntil: '2026-08-27' }, 'open, EUR, due until 27 Aug 2026'],
  [{ paidFrom: '2026-11-01', paidUntil: '2026-11-30' }, 'with payments from 1 Nov 2026 until 30 Nov 2026'],
])('%j is in an address and in words', (filter, text) => {
  expect(filterIn(new URL(listAddress(filter), 'https://the.site').searchParams)).toEqual(filter);
  expect(filterText(filter)).toBe(text);
});

test.each([
  ['state=overdue', { state: 'overdue' }],
  ['isSaidPaid=true', { isSaidPaid: true }],
  ['state=nonsense', undefined],
  ['', undefined],
])('the address %s chooses in the filters of the list', (query, choice) => {
  expect(choiceIn(new URLSearchParams(query))).toEqual(choice);
});
