import { totalsOf, type Totals } from 'remote-invoice/model/totalsOf';
import type { Invoice } from 'remote-invoice/model/invoice';
import type { InvoiceKind, Reading } from '../../database/tables';
import { problem } from '../../http/problem';
import type { DraftValue } from '../draft';

/** First and last day, YYYY-MM-DD. */
export interface Period {
  from: string;
  until: string;
}

/** An issued invoice or credit note, as it was issued. */
export interface IssuedInvoice {
  id: number;
  number: string;
  kind: Exclude<InvoiceKind, 'quote'>;
  date: string;
  dueDate: string;
  client: string;
  currency: string;
  /** SHA-256 of the content. */
  hash: string;
  /** Number of the invoice that a credit note corrects. */
  corrects: string | null;
  voidReason: string | null;
  invoice: Invoice;
  totals: Totals;
  /** SHA-256 of its PDF, where there is one. */
  pdfHash: string | null;
}

export interface Payment {
  date: string;
  number: string;
  client: string;
  currency: string;
  amount: string;
  method: string;
  note: string;
  notedBy: string;
}

/** An archive has them all in memory, without their PDFs. */
const MAX_INVOICES = 5000;

/**
 * Invoices and credit notes with a date in the period, in order of date and issue. A quote is booked
 * nowhere.
 * @throws a problem (422).
 */
export async function invoicesIn(tables: Reading, { from, until }: Period): Promise<IssuedInvoice[]> {
  const rows = await tables
    .selectFrom('invoices')
    .innerJoin('invoice_versions', (join) =>
      join
        .onRef('invoice_versions.invoice', '=', 'invoices.id')
        .onRef('invoice_versions.version', '=', 'invoices.version'),
    )
    .leftJoin('invoices as corrected', 'corrected.id', 'invoices.credits')
    .leftJoin('invoice_pdfs', 'invoice_pdfs.invoice', 'invoices.id')
    .where('invoices.number', 'is not', null)
    .where('invoices.kind', '!=', 'quote')
    .where('invoices.date', '>=', from)
    .where('invoices.date', '<=', until)
    .orderBy('invoices.date')
    .orderBy('invoices.issued_at')
    .orderBy('invoices.id')
    .limit(MAX_INVOICES + 1)
    .select(['invoices.id', 'invoices.number', 'invoices.kind', 'invoices.date', 'invoices.client'])
    .select(['invoices.due_date as dueDate', 'invoices.currency', 'invoices.hash', 'value'])
    .select(['invoices.void_reason as voidReason', 'corrected.number as corrects'])
    .select('invoice_pdfs.hash as pdfHash')
    .$narrowType<{ kind: IssuedInvoice['kind'] }>()
    .execute();
  if (rows.length > MAX_INVOICES)
    throw problem(422, `The period has more than ${MAX_INVOICES} invoices: choose a shorter one.`);
  return rows.map(({ value, number, hash, ...row }) => {
    const { invoice } = JSON.parse(value) as DraftValue & { invoice: Invoice };
    return { ...row, number: number!, hash: hash!, invoice, totals: totalsOf(invoice) };
  });
}

/** Payments and refunds of a period, in order of day and entry. */
export const paymentsIn = (tables: Reading, { from, until }: Period): Promise<Payment[]> =>
  tables
    .selectFrom('invoice_payments')
    .innerJoin('invoices', 'invoices.id', 'invoice_payments.invoice')
    .where('invoice_payments.date', '>=', from)
    .where('invoice_payments.date', '<=', until)
    .orderBy('invoice_payments.date')
    .orderBy('invoice_payments.id')
    .select(['invoice_payments.date', 'invoices.client', 'invoices.currency', 'invoice_payments.amount'])
    .select(({ ref }) => ref('invoices.number').$notNull().as('number'))
    .select(['method', 'note', 'person_name as notedBy'])
    .execute();
