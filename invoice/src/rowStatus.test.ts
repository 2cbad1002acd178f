import { rowStatusOf } from './rowStatus';

test.each([
  ['Sent', 'open'],
  ['past_due', 'open'],
  ['Awaiting Payment', 'open'],
  ['Overdue 3 days', 'open'],
  ['Partially-paid', 'open'],
  ['PAID', 'paid'],
  ['auto-paid', 'paid'],
  ['Entwurf', 'draft'],
  ['Cancelled', 'void'],
  ['annule\u0301e', 'void'],
  ['uncollectible', 'written off'],
  [' Paid ', 'paid'],
  ['past - due', 'open'],
  ['Überfällig', 'open'],
  ['Due in 14 days', 'open'],
  ['Due in 1 day', 'open'],
  ['not overdue 3 days', undefined],
  ['overdue 3 days ago', undefined],
  ['Paid out to staff', undefined],
  ['', undefined],
])('the status "%s" is %s', (text, status) => {
  expect(rowStatusOf(text)).toBe(status);
});
