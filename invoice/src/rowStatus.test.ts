import { rowStatusOf } from './rowStatus';

test.each([
  ['Sent', 'open'],
  ['past_due', 'open'],
  ['Awaiting Payment', 'open'],
  ['Overdue 3 days', 'open'],
  ['Partially-paid', 'partly paid'],
  ['PAID', 'paid'],
  ['auto-paid', 'paid'],
  ['Entwurf', 'draft'],
  ['Cancelled', 'void'],
  ['annule\u0301e', 'void'],
  ['uncollectible', 'written off'],
  ['Paid out to staff', undefined],
  ['', undefined],
])('the status "%s" is %s', (text, status) => {
  expect(rowStatusOf(text)).toBe(status);
});
