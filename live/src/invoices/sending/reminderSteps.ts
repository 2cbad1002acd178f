import { addDays } from '@vibrant-peak/invoice/days';

/** A reminder of an invoice, written or to come. */
export interface ReminderStep {
  /** Days after the due date; negative before it. */
  step: number;
  /** The day on which it is or was due. */
  on: string;
  state: 'planned' | 'written' | 'left out';
}

interface Plan {
  /** Due date of the invoice. */
  due: string;
  steps: readonly number[];
  /** Steps that were written. */
  written: readonly number[];
  today: string;
  /** The day from which on reminders go; nothing when they are off, or the invoice takes none. */
  since: string | undefined;
}

/**
 * The reminders of an invoice by their days. Of several that are due, as after a server was away,
 * only the last one goes; those before it are left out.
 */
export function reminderSteps({ due, steps, written, today, since }: Plan): ReminderStep[] {
  if (due === '') return [];
  const last = Math.max(-Infinity, ...written);
  const all = [...new Set([...steps, ...written])].sort((one, other) => one - other);
  const late = all.findLast((step) => addDays(due, step) <= today) ?? -Infinity;
  return all.map((step) => {
    const on = addDays(due, step);
    if (written.includes(step)) return { step, on, state: 'written' };
    const isPlanned = since !== undefined && on >= since && step > last && step >= late;
    return { step, on, state: isPlanned ? 'planned' : 'left out' };
  });
}

/** The step that is due today, if any. */
export const dueStep = (plan: Plan): ReminderStep | undefined =>
  reminderSteps(plan).find(({ state, on }) => state === 'planned' && on <= plan.today);
