import { zero, plainText } from '@vibrant-peak/invoice/decimal';
import type { InvoiceItem } from '@vibrant-peak/invoice/invoice';
import { decimalsOf } from '@vibrant-peak/invoice/money';
import type { ImportRow } from './schemas';
import { numberIn, signedAmountIn, Unreadable, type Amount, type Figures } from './readCells';

export interface Lines {
  net: Amount;
  /** Sum with the tax, where all lines have it. */
  total: Amount | undefined;
  /** Empty where the sheet cannot show them, as with negative ones. */
  items: InvoiceItem[];
}

/** The name of a line without one, and of the only line where the table has none. */
export const lineName = 'As in the original invoice';

/** Of an invoice. */
const MAX_LINES = 1000;

/** Whether a row has a line of an invoice. */
export const hasLine = ({ lineNet, lineTotal, quantity, price }: ImportRow): boolean =>
  Boolean(lineNet || lineTotal || (quantity && price));

/** The lines in the rows of an invoice, if it has any. @throws `Unreadable` */
export function linesIn(rows: readonly ImportRow[], figures: Figures): Lines | undefined {
  const lines = rows.filter(hasLine).map((row) => lineIn(row, figures));
  if (lines.length === 0) return undefined;
  const add = (amounts: readonly Amount[]) => amounts.reduce((sum, amount) => sum.plus(amount), zero);
  const totals = lines.flatMap(({ total }) => total ?? []);
  const isShown = lines.length <= MAX_LINES && lines.every(({ net }) => net.gte(zero));
  return {
    net: add(lines.map(({ net }) => net)),
    total: totals.length === lines.length ? add(totals) : undefined,
    items: isShown ? lines.map(({ item }, index) => ({ id: index + 1, ...item })) : [],
  };
}

function lineIn(row: ImportRow, figures: Figures) {
  const { currency, decimalMark } = figures;
  const [quantity, price] = [row.quantity, row.price].map((text = '') => numberIn(text, decimalMark));
  const product = quantity && price && quantity.times(price).round(decimalsOf(currency));
  const total = signedAmountIn(row.lineTotal ?? '', 'line total', figures);
  const net = signedAmountIn(row.lineNet ?? '', 'line amount', figures) ?? product ?? total;
  if (!net) throw new Unreadable(`Row ${row.row} has a line without an amount.`);
  const isProduct = quantity && price && product!.eq(net) && quantity.gt(zero) && price.gte(zero);
  const name = (row.item ?? '').replace(/\s+/g, ' ').trim().slice(0, 500) || lineName;
  const item = isProduct
    ? { name, quantity: plainText(quantity), amount: plainText(price) }
    : { name, quantity: '1', amount: plainText(net) };
  return { net, total, item };
}
