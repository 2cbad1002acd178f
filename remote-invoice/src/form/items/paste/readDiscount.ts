import type { DecimalMark } from '@vibrant-peak/invoice/figure';
import type { TextOf } from './columnRoles';
import { amountIn, big, isPercent, isSum } from './readCells';

interface Discounted {
  rate: string | undefined;
  note?: string[];
  doubt?: string[];
}

/** The rate less the discount of the row, as an invoice has no discount for a line. */
export function readDiscount(
  textOf: TextOf,
  quantity: string | undefined,
  rate: string | undefined,
  mark: DecimalMark,
): Discounted {
  const written = textOf('discount');
  const discount = amountIn(written, mark)?.abs();
  if (written === '' || discount?.eq(0)) return { rate };
  const unclear = { rate, doubt: [`The discount “${written}” is not taken off.`] };
  if (!discount || rate === undefined || quantity === undefined) return unclear;
  const total = amountIn(textOf('total'), mark);
  const isShare =
    isPercent(written) || (total && isSum('discounted', big(quantity), big(rate), total, discount)) === true;
  if (!isShare || discount.gt(100)) return unclear;
  const reduced = big(rate).times(big('100').minus(discount)).div(100).toFixed();
  return {
    rate: reduced,
    note: [`The discount of ${discount.toFixed()}% is taken off the rate of ${rate}.`],
  };
}
