import { isCurrencySign } from '@vibrant-peak/invoice/currencySigns';
import type { DecimalMark } from '@vibrant-peak/invoice/figure';
import type { NewItem } from '@vibrant-peak/invoice/freshDraft';
import { readQuantity, type Quantity } from '@vibrant-peak/invoice/quantity';
import type { TextOf } from './columnRoles';
import { readDiscount } from './readDiscount';
import { amountIn, amountOf, big, isPercent, isPositive, readAmount, valueIn } from './readCells';

export interface ReadLine {
  item: NewItem;
  quantity: string | undefined;
  rate: string | undefined;
  /** The sign or code of the rate's currency. */
  currency: string | undefined;
  /** How it differs from the pasted row. */
  notes: string[];
  /** Cells without a certain reading. */
  doubts: string[];
}

/** The line of a pasted row. */
export function readLine(textOf: TextOf, mark: DecimalMark): ReadLine {
  const notes: string[] = [];
  const doubts: string[] = [];
  const written = textOf('quantity');
  const counted = written === '' ? { value: '1' } : readQuantity(written);
  const quantity = valueIn(counted, mark);
  if (written === '') notes.push('No quantity: 1.');
  if (counted?.isConverted) notes.push(`“${written}” is ${quantity}.`);
  const isInvalid = quantity !== undefined && !isPositive(quantity);
  if (isInvalid) doubts.push(`A quantity of ${written} is invalid and would become 1.`);

  const own = textOf('currency');
  const amount = [textOf('rate'), textOf('total')].map(readAmount).find((figure) => figure?.currency);
  const currency = amount?.currency ?? (own === '' ? undefined : own);

  if (currency !== undefined && !isCurrencySign(currency))
    doubts.push(`“${currency}” is not the sign of a known currency.`);
  const taxRate = taxRateOf(textOf('tax'), mark, notes, doubts);
  const discounted = readDiscount(textOf, quantity, amountOf(textOf('rate'), mark), mark);
  notes.push(...(discounted.note ?? []));
  doubts.push(...(discounted.doubt ?? []), ...shareDoubts(textOf, mark));
  const item: NewItem = {
    name: itemName(textOf, counted),
    quantity: isInvalid ? '1' : (quantity ?? ''),
    amount: discounted.rate ?? '',
    ...(taxRate !== undefined && { taxRate }),
  };
  return { item, quantity, rate: discounted.rate, currency, notes, doubts };
}

/**
 * Of a figure and its percentage, such as `5%`, `100` and `5`, neither is certain to be the rate.
 */
function shareDoubts(textOf: TextOf, mark: DecimalMark): string[] {
  const [quantity, rate] = [textOf('quantity'), textOf('rate')];
  const [whole, share] = [amountIn(quantity, mark), amountIn(rate, mark)];
  const percent = [textOf('tax'), textOf('discount')].find(isPercent);
  const part = percent === undefined ? undefined : amountIn(percent, mark);
  if (!whole || !share || !part || textOf('total') !== '') return [];
  if (!whole.times(part).div(100).eq(share)) return [];
  return [`“${rate}” is ${part.toFixed()}% of “${quantity}”: it may be no rate.`];
}

/** More than the highest rates of sales taxes. */
const highestTax = 40;

function taxRateOf(text: string, mark: DecimalMark, notes: string[], doubts: string[]): string | undefined {
  const rate = valueIn(readAmount(text), mark);
  const isRate = rate !== undefined && big(rate).gte(0) && big(rate).lte(100);
  if (!isRate && text !== '') notes.push(`“${text}” is not a tax rate.`);
  if (isRate && !isPercent(text) && big(rate).gt(highestTax))
    doubts.push(`“${text}” may be an amount of tax, not a rate.`);
  return isRate ? rate : undefined;
}

/** SKU and unit become part of the name, as an invoice has no columns for them. */
function itemName(textOf: TextOf, quantity: Quantity | undefined): string {
  const [sku, name] = [textOf('sku'), textOf('name')];
  const unit = textOf('unit') || (quantity?.unit ?? '');
  if (name === '') return '';
  return `${sku === '' ? '' : `${sku} `}${name}${unit === '' ? '' : ` (${unit})`}`;
}
