import { decimalOf, zero } from '@vibrant-peak/invoice/decimal';
import { decimalsOf } from '@vibrant-peak/invoice/money';
import type { Reading } from '../../database/tables';

const sum = (amounts: readonly string[]) =>
  amounts.reduce((total, amount) => total.plus(decimalOf(amount)!), zero);

/** What an invoice comes to, what of it was credited and paid, and the rest. Negative: too much. */
export async function balanceOf(tables: Reading, id: number) {
  const { total } = await tables
    .selectFrom('invoices')
    .where('id', '=', id)
    .select('total')
    .executeTakeFirstOrThrow();
  const credits = await tables
    .selectFrom('invoices')
    .where('credits', '=', id)
    .where('number', 'is not', null)
    .where('voided_at', 'is', null)
    .select('total')
    .execute();
  const payments = await tables
    .selectFrom('invoice_payments')
    .where('invoice', '=', id)
    .select('amount')
    .execute();
  const credited = sum(credits.map((each) => each.total));
  const paid = sum(payments.map(({ amount }) => amount));
  return { credited, paid, balance: sum([total]).minus(credited).minus(paid) };
}

/** The amounts of an invoice as decimal texts. */
export async function balanceTexts(tables: Reading, id: number, currency: string) {
  const { credited, paid, balance } = await balanceOf(tables, id);
  const text = (amount: typeof paid) => amount.toFixed(decimalsOf(currency));
  return { credited: text(credited), paid: text(paid), balance: text(balance) };
}
