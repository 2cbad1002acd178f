/** Stages of reminders: before the due date, on it, and after it. */
export const reminderStages = ['before', 'due', 'first', 'second', 'last'] as const;

export type ReminderStage = (typeof reminderStages)[number];

interface Reminder {
  /** Days after the due date; negative before it. */
  step: number;
  /** The days of all reminders. */
  steps: readonly number[];
  /** Due date of the invoice. */
  due: string;
  /** The day on which the reminder goes, which may be later than that of its step. */
  day: string;
}

/** The stage of a reminder. With one day after the due date, that is the first and not the last. */
export function reminderStage({ step, steps, due, day }: Reminder): ReminderStage {
  if (day < due) return 'before';
  if (day === due) return 'due';
  const late = steps.filter((each) => each > 0);
  if (late.every((each) => each >= step)) return 'first';
  return late.some((each) => each > step) ? 'second' : 'last';
}
