import { isSignOf, nameOfCurrency } from './currency';
import { readTyped, type TypedFigure } from './figure';
import { decimalsOf } from './money';

/** Reads an amount in a form. Stored amounts have a point, so a point is the decimal mark. */
export const readAmount = (text: string): TypedFigure => readTyped(text, { mark: '.' });

/**
 * Says how a figure was read if there is another reading, or if it has the sign of another currency.
 * @param currency of an amount, which gets its decimals and groups; undefined for other figures.
 */
export function readingNote(
  { value, other, currency: sign }: TypedFigure,
  currency?: string,
): string | undefined {
  const shown = (figure: string) => (currency === undefined ? figure : amountText(figure, currency));
  if (sign !== undefined && currency !== undefined && !isSignOf(sign, currency))
    return `Read as ${shown(value)} in ${nameOfCurrency(currency)}: “${sign}” is not the invoice’s currency.`;
  return other === undefined ? undefined : `Read as ${shown(value)}, not as ${shown(other)}.`;
}

/** The amount with groups and at least the decimals of the currency, such as `1,500.00`. */
function amountText(value: string, currency: string): string {
  const [whole, rest = ''] = value.split('.');
  const decimals = rest.replace(/0+$/, '').padEnd(decimalsOf(currency), '0');
  return `${whole!.replace(/\B(?=(?:\d{3})+$)/g, ',')}${decimals && `.${decimals}`}`;
}
