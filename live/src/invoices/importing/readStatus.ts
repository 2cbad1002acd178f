import { zero } from '@vibrant-peak/invoice/decimal';
import { decimalsOf } from '@vibrant-peak/invoice/money';
import { rowStatusOf, type RowStatus } from '@vibrant-peak/invoice/rowStatus';
import { amountIn, numberIn, signedAmountIn, Unreadable, type Amount, type Figures } from './readCells';
import type { ImportRow, Writing } from './schemas';

/** Undefined for a table without one. */
type Status = RowStatus | undefined;

/** @throws `Unreadable` */
export function statusIn(text: string): Status {
  if (text === '') return undefined;
  const status = rowStatusOf(text);
  if (!status)
    throw new Unreadable(`The status "${text}" is unknown: write open, paid, draft or void in the file.`);
  return status;
}

const creditNote = /credit|refund|gutschrift|avoir/i;
const invoice = /invoice|rechnung|facture/i;

/** Why an invoice is not imported, if it is not. */
export function reasonToLeaveOut(
  rows: readonly ImportRow[],
  { type = '', net = '', total = '' }: ImportRow,
  { status, writing }: { status: Status; writing: Writing },
): string | undefined {
  if (status === 'void') return 'Void';
  if (status === 'written off' && writing.writtenOff !== 'open') return 'Written off';
  const isCreditNote = creditNote.test(type);
  if (type !== '' && !isCreditNote && !invoice.test(type)) return `Not an invoice: ${type}`;
  const isNegative = (text = '') => numberIn(text, writing.decimalMark)?.lt(zero) ?? false;
  const sums = [total, net].filter((text) => text !== '');
  const areLinesNegative = rows.every(({ lineNet, lineTotal }) => isNegative(lineNet ?? lineTotal));
  const isNegated = sums.length > 0 ? sums.some(isNegative) : areLinesNegative;
  return isCreditNote || isNegated ? 'Credit note' : undefined;
}

const yes = /^(y|yes|true|paid|paid in full|ja|bezahlt|oui|payée?)$/i;
const no = /^(n|no|false|unpaid|open|not paid|overdue|nein|offen|non|impayée?)$/i;

interface Given {
  status: Status;
  figures: Figures;
}

/** What is paid. A status or a day of the payment alone says that it is all. */
export function paidIn(cells: ImportRow, total: Amount, { status, figures }: Given): Amount {
  if (status === 'draft') return zero;
  const paid = amountOfPayment(cells, total, figures);
  if (status === 'paid' && paid?.gt(zero) && paid.lt(total)) {
    const [part, whole] = [paid, total].map((sum) => sum.toFixed(decimalsOf(figures.currency)));
    throw new Unreadable(`The status is paid, but only ${part} of ${whole} is paid.`);
  }
  if (status === 'paid') return paid?.gt(total) ? paid : total;
  const isAll = status === undefined && cells.paidOn;
  return paid ?? (isAll ? total : zero);
}

/** By the balance or by the amount that is paid, if the row has one. */
function amountOfPayment({ paid = '', balance = '' }: ImportRow, total: Amount, figures: Figures) {
  const owed = signedAmountIn(balance, 'balance', figures);
  if (owed?.gt(total)) throw new Unreadable('The balance is more than the total.');
  if (owed) return total.minus(owed);
  if (yes.test(paid)) return total;
  return no.test(paid) ? zero : amountIn(paid, 'paid amount', figures);
}
