import { companyDay } from '../../clock/companyClock';
import type { Queries } from '../../database/tables';
import { cleanLine } from '../../text/cleanText';
import { addToLog } from '../../log/addToLog';
import { invoiceWith } from '../storedInvoice';
import { notifyIssuers } from '../sending/notifyIssuers';
import { maxName } from './quotePart';

/**
 * Records once that the client accepts a quote, and notifies staff. An expired or accepted quote
 * stays as it is.
 * @param typed name of the person who accepts.
 * @returns whether the name was valid: neither missing nor too long.
 */
export async function acceptQuote(
  tables: Queries,
  { id, typed, origin }: { id: number; typed: string; origin: string },
): Promise<boolean> {
  const name = cleanLine(typed);
  if (name === '' || name.length > maxName) return false;
  const accepted = await tables
    .updateTable('invoices')
    .set({ accepted_at: new Date().toISOString(), accepted_by: name })
    .where('id', '=', id)
    .where('kind', '=', 'quote')
    .where('accepted_at', 'is', null)
    .where((where) => where.or([where('due_date', '=', ''), where('due_date', '>=', companyDay())]))
    .executeTakeFirst();
  if (accepted.numUpdatedRows === 0n) return true;
  const { number, client, total, currency } = await invoiceWith(tables, id);
  await addToLog(
    tables,
    { id: null, name: 'The client', ip: '' },
    { action: 'accepted a quote', subject: `invoices/${id}`, details: { number, name, total, currency } },
  );
  await notifyIssuers(tables, {
    id,
    origin,
    subject: `${number}: accepted by ${name}`,
    text: `${name} accepted quote ${number} for ${client}. Create its invoice when the work begins.`,
  });
  return true;
}
