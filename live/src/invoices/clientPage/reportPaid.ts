import type { Queries } from '../../database/tables';
import { addToLog } from '../../log/addToLog';
import { invoiceWith } from '../storedInvoice';
import { notifyIssuers } from '../sending/notifyIssuers';
import { withdrawMails } from '../sending/withdrawMails';

/** The client of an invoice, without an account. */
const theClient = { id: null, name: 'The client', ip: '' };

/** Records that the client has looked at the page, once. */
export async function recordViewed(tables: Queries, id: number): Promise<void> {
  const recorded = await tables
    .updateTable('invoices')
    .set({ viewed_at: new Date().toISOString() })
    .where('id', '=', id)
    .where('viewed_at', 'is', null)
    .executeTakeFirst();
  if (recorded.numUpdatedRows === 0n) return;
  const { number } = await invoiceWith(tables, id);
  const entry = { action: 'viewed an invoice', subject: `invoices/${id}`, details: { number } } as const;
  await addToLog(tables, theClient, entry);
}

/**
 * Records that the client has paid, as the client says, and notifies staff; both once. Reminders wait
 * until staff have recorded a payment or dismissed it.
 */
export async function reportPaid(tables: Queries, id: number, origin: string): Promise<void> {
  const recorded = await tables
    .updateTable('invoices')
    .set({ says_paid_at: new Date().toISOString() })
    .where('id', '=', id)
    .where('kind', '=', 'invoice')
    .where('settlement', '!=', 'paid')
    .where('says_paid_at', 'is', null)
    .executeTakeFirst();
  if (recorded.numUpdatedRows === 0n) return;
  await withdrawMails(tables, id, 'reminder');
  const { number, client, total, currency } = await invoiceWith(tables, id);
  await addToLog(tables, theClient, {
    action: 'said that an invoice is paid',
    subject: `invoices/${id}`,
    details: { number, total, currency },
  });
  await notifyIssuers(tables, {
    id,
    origin,
    subject: `${number}: the client says that it is paid`,
    text: `${client} says that ${number} is paid. Record the payment when the money has arrived.`,
  });
}

/** Forgets that the client has paid, as the client said. @returns whether the client had said so. */
export async function forgetSaidPaid(tables: Queries, id: number): Promise<boolean> {
  const forgotten = await tables
    .updateTable('invoices')
    .set({ says_paid_at: null })
    .where('id', '=', id)
    .where('says_paid_at', 'is not', null)
    .executeTakeFirst();
  return forgotten.numUpdatedRows > 0n;
}
