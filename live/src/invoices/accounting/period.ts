import type { EInvoiceValues } from '@vibrant-peak/invoice/eInvoice';
import { totalsOf, type Totals } from '@vibrant-peak/invoice/totalsOf';
import type { Invoice } from '@vibrant-peak/invoice/invoice';
import { takeTurn } from '../../database/takeTurn';
import type { InvoiceKind, Reading } from '../../database/tables';
import { problem } from '../../http/problem';
import { companyDay } from '../../clock/companyClock';
import { contentOf } from '../storedInvoice';

export interface Period {
  /** First and last day, YYYY-MM-DD. */
  from: string;
  until: string;
  /** Whether what the other tool has booked is in it: imported invoices and imported payments. */
  hasImported: boolean;
}

/** An invoice or credit note as it was issued, or its void, which takes it back. */
export interface Entry {
  id: number;
  number: string;
  kind: Exclude<InvoiceKind, 'quote'>;
  isVoid: boolean;
  /** Of the document, or the day of the void. */
  date: string;
  dueDate: string;
  client: string;
  currency: string;
  /** SHA-256 of the content. */
  hash: string;
  /** Number of the invoice that a credit note corrects. */
  corrects: string | null;
  /** Of a void in or before the period. */
  voidReason: string | null;
  isImported: boolean;
  invoice: Invoice;
  /** The client's VAT ID and country, and the tax case. */
  eInvoice: EInvoiceValues;
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
  /** Of a row that takes a payment back: the reason. */
  note: string;
  takesBack: number | null;
  notedBy: string;
  isImported: boolean;
}

/** An archive has them all in memory, without their PDFs. */
const MAX_INVOICES = 5000;

const dayLength = 24 * 3600_000;

/**
 * Invoices and credit notes with a date in the period, and voids of its days, in order of date and
 * issue. A void belongs to its own day, so that it does not change earlier periods. A quote is booked
 * nowhere.
 * @throws a problem (422).
 */
export async function entriesIn(tables: Reading, period: Period): Promise<Entry[]> {
  const { from, until, hasImported } = period;
  const isWithin = (day: string) => day >= from && day <= until;
  const rows = await issuedOrVoidedIn(tables, period);
  if (rows.length > MAX_INVOICES)
    throw problem(422, `The period has more than ${MAX_INVOICES} invoices: choose a shorter one.`);
  const details = await detailsOf(tables, rows);
  const entries: Entry[] = [];
  for (const { number, hash, voidedAt, voidReason, importedAt, ...row } of rows) {
    const detail = details.get(row.id)!;
    const voidDay = voidedAt && companyDay(new Date(voidedAt));
    const issued = {
      ...row,
      ...detail,
      number: number!,
      hash: hash!,
      totals: totalsOf(detail.invoice),
      isVoid: false,
      voidReason: voidDay && voidDay <= until ? voidReason : null,
      isImported: importedAt !== null,
    };
    if (isWithin(row.date) && (hasImported || !issued.isImported)) entries.push(issued);
    if (voidDay && isWithin(voidDay)) entries.push({ ...issued, isVoid: true, date: voidDay });
    await takeTurn();
  }
  return entries.sort((one, other) => one.date.localeCompare(other.date));
}

/** Invoices whose details are read at once. SQLite reads as many in a few milliseconds. */
const chunk = 100;

type Detail = Pick<Entry, 'invoice' | 'eInvoice' | 'corrects' | 'pdfHash'>;

/** What was issued, what it corrects and its PDF, by the ids of the invoices. */
async function detailsOf(tables: Reading, rows: readonly { id: number }[]): Promise<Map<number, Detail>> {
  const details = new Map<number, Detail>();
  for (let first = 0; first < rows.length; first += chunk) {
    const ids = rows.slice(first, first + chunk).map(({ id }) => id);
    const found = await tables
      .selectFrom('invoices')
      .innerJoin('invoice_versions', (join) =>
        join
          .onRef('invoice_versions.invoice', '=', 'invoices.id')
          .onRef('invoice_versions.version', '=', 'invoices.version'),
      )
      .leftJoin('invoices as corrected', 'corrected.id', 'invoices.credits')
      .leftJoin('invoice_pdfs', 'invoice_pdfs.invoice', 'invoices.id')
      .where('invoices.id', 'in', ids)
      .select(['invoices.id', 'invoices.total', 'invoices.number', 'value'])
      .select(['corrected.number as corrects', 'invoice_pdfs.hash as pdfHash'])
      .execute();
    for (const { corrects, pdfHash, ...row } of found) {
      const { invoice, eInvoice = {} } = contentOf(row);
      details.set(row.id, { invoice, eInvoice, corrects, pdfHash });
    }
  }
  return details;
}

/**
 * Invoices with a date in the period, and all that became void since the day before it: the company's
 * day may begin a day earlier than that of UTC.
 */
const issuedOrVoidedIn = (tables: Reading, { from, until, hasImported }: Period) =>
  tables
    .selectFrom('invoices')
    .where('invoices.number', 'is not', null)
    .where('invoices.kind', '!=', 'quote')
    .where(({ or, and, eb, between }) =>
      or([
        and([
          between('invoices.date', from, until),
          ...(hasImported ? [] : [eb('invoices.imported_at', 'is', null)]),
        ]),
        eb('invoices.voided_at', '>=', new Date(Date.parse(from) - dayLength).toISOString()),
      ]),
    )
    .orderBy('invoices.date')
    .orderBy('invoices.issued_at')
    .orderBy('invoices.id')
    .limit(MAX_INVOICES + 1)
    .select(['invoices.id', 'invoices.number', 'invoices.kind', 'invoices.date', 'invoices.client'])
    .select(['invoices.due_date as dueDate', 'invoices.currency', 'invoices.hash'])
    .select(['invoices.voided_at as voidedAt', 'invoices.void_reason as voidReason'])
    .select('invoices.imported_at as importedAt')
    .$narrowType<{ kind: Entry['kind'] }>()
    .execute();

/** Payments, refunds and what takes them back in a period, in order of day and entry. */
export async function paymentsIn(tables: Reading, { from, until, hasImported }: Period): Promise<Payment[]> {
  const payments = await tables
    .selectFrom('invoice_payments')
    .innerJoin('invoices', 'invoices.id', 'invoice_payments.invoice')
    .where('invoice_payments.date', '>=', from)
    .where('invoice_payments.date', '<=', until)
    .orderBy('invoice_payments.date')
    .orderBy('invoice_payments.id')
    .select(['invoice_payments.date', 'invoices.client', 'invoices.currency', 'invoice_payments.amount'])
    .select(({ ref }) => ref('invoices.number').$notNull().as('number'))
    .select(['method', 'note', 'takes_back as takesBack', 'person_name as notedBy'])
    .select(['at', 'imported_at as importedAt'])
    .execute();
  return payments
    .map(({ at, importedAt, ...payment }) => ({ ...payment, isImported: at === importedAt }))
    .filter(({ isImported }) => hasImported || !isImported);
}
