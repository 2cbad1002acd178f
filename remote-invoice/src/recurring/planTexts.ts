import type { RecurringInvoice, RecurringSettings } from '@vibrant-peak/shared/host';
import { dayText } from '@vibrant-peak/invoice/dayText';

type Pairs<T extends string> = readonly (readonly [value: T, text: string])[];

/** The choices of an interval, in the order of the list. */
export const everyTexts: Pairs<RecurringSettings['every']> = [
  ['week', 'Every week'],
  ['month', 'Every month'],
  ['quarter', 'Every quarter'],
  ['year', 'Every year'],
];

/** What happens on each day. */
export const modeTexts: Pairs<RecurringSettings['mode']> = [
  ['draft', 'A draft waits for you'],
  ['issue and send', 'It is issued and sent by mail'],
];

/** The text of a choice. */
export const textOf = <T extends string>(pairs: Pairs<T>, value: T) =>
  pairs.find(([each]) => each === value)![1];

/** `Every month, next on 31 Dec 2026.` */
export function rhythmOf({ every, next, state }: Pick<RecurringInvoice, 'every' | 'next' | 'state'>) {
  const rhythm = textOf(everyTexts, every);
  return state === 'on' ? `${rhythm}, next on ${dayText(next)}.` : `${rhythm}, ${state}.`;
}
