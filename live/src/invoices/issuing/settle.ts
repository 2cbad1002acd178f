import { zero } from '@vibrant-peak/invoice/decimal';
import type { Queries } from '../../database/tables';
import { withdrawMails } from '../sending/withdrawMails';
import { invoiceWith } from '../storedInvoice';
import { balanceOf } from './balance';

/** Brings the state of an issued invoice in line with what was paid and credited. */
export async function settle(tables: Queries, id: number): Promise<void> {
  const { kind } = await invoiceWith(tables, id);
  if (kind !== 'invoice') return;
  const { paid, balance } = await balanceOf(tables, id);
  const rest = paid.gt(zero) ? 'partly paid' : 'open';
  const isSettled = balance.lte(zero);
  if (isSettled) await withdrawMails(tables, id, 'reminder');
  await tables
    .updateTable('invoices')
    .set({ settlement: isSettled ? 'paid' : rest, updated_at: new Date().toISOString() })
    .where('id', '=', id)
    .execute();
}
