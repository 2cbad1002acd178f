import { decimalOf, zero } from './decimal';
import { money } from './money';

/** A decimal text as an amount of money. */
export const moneyText = (amount: string, currency: string): string =>
  money(decimalOf(amount) ?? zero, currency);
