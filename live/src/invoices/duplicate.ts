import { initialValues } from '@vibrant-peak/invoice/freshDraft';
import { dueDateOf } from '@vibrant-peak/invoice/terms';
import type { DraftValue } from '@vibrant-peak/invoice/draftSchema';
import type { Queries } from '../database/tables';
import type { Actor } from '../log/addToLog';
import { companyDay } from '../clock/companyClock';
import { valueOf, invoiceWith } from './storedInvoice';
import { createDraft } from './saveDraft';

/** The same content with a working name, today's date and the same terms. */
export function copyOf({ invoice, ...rest }: DraftValue): DraftValue {
  const { receiptNumber } = initialValues();
  const date = companyDay();
  const dueDate = invoice.terms === '' ? '' : dueDateOf(date, invoice.terms);
  const copy: DraftValue = { ...rest, invoice: { ...invoice, receiptNumber, date, dueDate } };
  delete copy.invoice.decimals;
  delete copy.invoice.rounding;
  return copy;
}

/** Makes a draft of an invoice's content. @returns its id. @throws a problem (404). */
export async function duplicate(tables: Queries, actor: Actor, id: number): Promise<number> {
  const { version, kind } = await invoiceWith(tables, id);
  const value = copyOf((await valueOf(tables, id, version))!);
  return createDraft(tables, actor, { kind: kind === 'quote' ? kind : 'invoice', value });
}
