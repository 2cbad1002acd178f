/** In a narrow place an amount breaks between its currency and its number, not inside the number. */
export const breakable = (amount: string): string => amount.replace('\u00a0', ' ');

/** Whether a part of an amount has more digits than places for ordinary amounts have room for. */
export const isLongAmount = (amount: string): boolean => /\S{15}/.test(breakable(amount));

/** A long amount as `breakable`; others stay on one line. */
export const breakableIfLong = (amount: string): string =>
  isLongAmount(amount) ? breakable(amount) : amount;
