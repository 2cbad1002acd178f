import { dueStateOf } from './dueState';

test.each([
  ['2026-11-24', '24 Nov 2026', 'Due today', false],
  ['2026-11-25', '25 Nov 2026', 'Due in 1 day', false],
  ['2027-01-01', '1 Jan 2027', 'Due in 38 days', false],
  ['2026-11-23', '23 Nov 2026', 'Overdue by 1 day', true],
  ['2025-11-24', '24 Nov 2025', 'Overdue by 365 days', true],
])('an invoice due on %s', (dueDate, date, distance, isOverdue) => {
  expect(dueStateOf(dueDate, '2026-11-24')).toEqual({ date, distance, isOverdue });
});

test.each(['', 'soon', '2026-02-40', '2026-11-25T10:00', '+002026-11-25'])(
  '%j is not a due date',
  (dueDate) => {
    expect(dueStateOf(dueDate, '2026-11-24')).toBeUndefined();
  },
);
