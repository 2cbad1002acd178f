import { decimalOf, zero } from '@vibrant-peak/invoice/decimal';
import { decimalsOf } from '@vibrant-peak/invoice/money';
import type { Queries, Reading } from '../../database/tables';
import { withdrawMails } from '../sending/withdrawMails';

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

/** Brings the state of an issued invoice in line with what was paid and credited. */
export async function settle(tables: Queries, id: number): Promise<void> {
  const { kind } = await tables
    .selectFrom('invoices')
    .where('id', '=', id)
    .select('kind')
    .executeTakeFirstOrThrow();
  if (kind !== 'invoice') return;
  const { paid, balance } = await balanceOf(tables, id);
  const rest = paid.gt(zero) ? 'partly paid' : 'open';
  if (balance.lte(zero)) await withdrawMails(tables, id, 'reminder');
  await tables
    .updateTable('invoices')
    .set({ settlement: balance.lte(zero) ? 'paid' : rest, updated_at: new Date().toISOString() })
    .where('id', '=', id)
    .execute();
}

/** The amounts of an invoice as decimal texts. */
export async function balanceTexts(tables: Reading, id: number, currency: string) {
  const { credited, paid, balance } = await balanceOf(tables, id);
  const text = (amount: typeof paid) => amount.toFixed(decimalsOf(currency));
  return { credited: text(credited), paid: text(paid), balance: text(balance) };
}
