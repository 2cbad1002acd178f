import { decimalOf, zero } from './decimal';
import { money } from './money';

/** A decimal text as an amount of money, in the form of all lists: `$1,234.50`, `€1,234.50`. */
export const moneyText = (amount: string, currency: string): string =>
  money(decimalOf(amount) ?? zero, currency || 'USD');
