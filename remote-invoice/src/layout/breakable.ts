/** In a narrow place an amount breaks between its currency and its number, not inside the number. */
export const breakable = (amount: string): string => amount.replace('\u00a0', ' ');
