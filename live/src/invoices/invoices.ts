import { decimalOf, zero } from '@vibrant-peak/invoice/decimal';
import type { InvoiceOnPage, InvoiceState } from '@vibrant-peak/invoice/storedSchema';
import { decimalsOf } from '@vibrant-peak/invoice/money';
import { sql, type Expression, type SqlBool } from 'kysely';
import type { InvoiceKind, Reading } from '../database/tables';
import { companyDay } from '../clock/companyClock';
import { finding } from './finding';
import { paidOf, settledOf } from './receivables/receivableSums';

export const sortable = ['number', 'client', 'date', 'dueDate', 'total', 'state', 'updatedAt'] as const;
type Sortable = (typeof sortable)[number];

export interface InvoiceFilter {
  state?: InvoiceState;
  kind?: InvoiceKind;
  currency?: string;
  /** Dates of the first and last day. */
  from?: string;
  until?: string;
  /** Issued, neither void nor paid. */
  isOpen?: boolean;
  /** Those of which the client says that they are paid. */
  isSaidPaid?: boolean;
  /** Due dates of the first and last day. */
  dueFrom?: string;
  dueUntil?: string;
  /** Invoices with a payment between the first and last day. */
  paidFrom?: string;
  paidUntil?: string;
  /**
   * Part of the number, the client's name or address, or the order number, with or without the
   * marks of its letters; or the total.
   */
  search?: string;
  sort?: Sortable;
  isDescending?: boolean;
  /** From 1 on. */
  page?: number;
  pageSize?: number;
}

/**
 * Settled by credit notes, which have its whole total. SQLite adds floats: rounding removes what
 * 0.1 + 0.2 - 0.3 leaves. The subquery does not depend on the row, so that it runs once for a list.
 */
const isCredited = sql<SqlBool>`id in (
    select note.credits from invoices as note
    join invoices as original on original.id = note.credits
    where note.number is not null and note.voided_at is null
    group by note.credits, original.total
    having round(sum(cast(note.total as numeric)), 4) >= cast(original.total as numeric)
  )`;

/** What follows from all that has happened to an invoice. */
const stateOf = (day: string) => sql<InvoiceState>`case
  when number is null then 'draft'
  when voided_at is not null then 'void'
  when kind = 'quote' and id in (
    select quote from invoices as made
    where made.quote is not null and made.number is not null and made.voided_at is null
  ) then 'invoiced'
  when kind = 'quote' and accepted_at is not null then 'accepted'
  when kind = 'quote' and due_date <> '' and due_date < ${day} then 'expired'
  when ${isCredited} then 'credited'
  when settlement = 'paid' then 'paid'
  when kind = 'invoice' and due_date <> '' and due_date < ${day} then 'overdue'
  when settlement = 'partly paid' then 'partly paid'
  when viewed_at is not null then 'viewed'
  when sent_at is not null then 'sent'
  else 'issued' end`;

/** Until it is paid, or void. */
const saysPaidAt = sql<string | null>`case
  when settlement <> 'paid' and voided_at is null then says_paid_at end`;

/** Invoices as the list shows them. */
export const listed = (tables: Reading, day = companyDay()) =>
  tables
    .selectFrom('invoices')
    .select(['id', 'kind', 'version', 'name', 'number', 'client', 'date', 'due_date as dueDate'])
    .select(['currency', 'total', 'updated_at as updatedAt', 'imported_at as importedAt'])
    .select([stateOf(day).as('state'), saysPaidAt.as('saysPaidAt')]);

/** One invoice as the list shows it. */
export const listedInvoice = (tables: Reading, id: number) =>
  listed(tables).where('id', '=', id).executeTakeFirst();

/** The credit notes of an invoice, drafts included. */
export const creditNotesOf = (tables: Reading, id: number) =>
  listed(tables).where('credits', '=', id).orderBy('id').execute();

/** The invoices that are made of a quote, drafts included. */
export const invoicesOf = (tables: Reading, id: number) =>
  listed(tables).where('quote', '=', id).orderBy('id').execute();

/** A page of the list, and how many invoices there are on all pages. */
export async function listInvoices(tables: Reading, filter: InvoiceFilter) {
  const { sort = 'updatedAt', isDescending = false, page = 1, pageSize = 50 } = filter;
  const where = conditions(filter, companyDay());
  const column = { number: 'number', client: 'client', date: 'date', dueDate: 'due_date' } as const;
  const order = {
    ...column,
    ...({ total: 'amount', updatedAt: 'updated_at', state: 'state' } as const),
  }[sort];
  const direction = isDescending ? 'desc' : 'asc';
  const invoices = await listed(tables)
    .where(where)
    .orderBy(order, direction)
    .orderBy('id', direction)
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  return { invoices: await withOwed(tables, invoices), count: await countWhere(tables, where), pageSize };
}

type Listed = Awaited<ReturnType<ReturnType<typeof listed>['execute']>>[number];

/**
 * What is owed of those that somebody pays: issued invoices that are not void. Of a credited one the
 * client gets back what was paid; nobody owes the cent that rounding may leave.
 */
async function withOwed(tables: Reading, invoices: Listed[]): Promise<InvoiceOnPage[]> {
  const isPayable = ({ kind, state }: Listed) => kind === 'invoice' && state !== 'draft' && state !== 'void';
  const ids = invoices.filter(isPayable).map(({ id }) => id);
  const paid = ids.length > 0 ? await paidOf(tables, ids) : undefined;
  const settled = ids.length > 0 ? await settledOf(tables, ids) : undefined;
  return invoices.map((invoice) => {
    const rest = decimalOf(invoice.total)!.minus(settled?.get(invoice.id) ?? zero);
    const owed = invoice.state === 'credited' ? zero.minus(paid?.get(invoice.id) ?? zero) : rest;
    return { ...invoice, owed: isPayable(invoice) ? owed.toFixed(decimalsOf(invoice.currency)) : null };
  });
}

/** How many invoices a filter finds. */
export const countInvoices = (tables: Reading, filter: InvoiceFilter) =>
  countWhere(tables, conditions(filter, companyDay()));

async function countWhere(tables: Reading, where: Expression<SqlBool>): Promise<number> {
  const { count } = await tables
    .selectFrom('invoices')
    .where(where)
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

const openInvoices = sql<SqlBool>`number is not null and voided_at is null
  and kind = 'invoice' and settlement <> 'paid'`;

function paidWithin({ paidFrom, paidUntil }: InvoiceFilter): Expression<SqlBool>[] {
  if (!paidFrom && !paidUntil) return [];
  const [from, until] = [paidFrom ?? '', paidUntil ?? '9999-12-31'];
  return [
    sql<SqlBool>`id in (select invoice from invoice_payments as payment
      where payment.date >= ${from} and payment.date <= ${until})`,
  ];
}

function conditions(filter: InvoiceFilter, day: string): Expression<SqlBool> {
  const { state, kind, currency, from, until, isOpen, isSaidPaid, dueFrom, dueUntil, search } = filter;
  const all = [
    sql<SqlBool>`1 = 1`,
    ...(state ? [sql<SqlBool>`${stateOf(day)} = ${state}`] : []),
    ...(kind ? [sql<SqlBool>`kind = ${kind}`] : []),
    ...(currency === undefined ? [] : [sql<SqlBool>`currency = ${currency}`]),
    ...(from ? [sql<SqlBool>`date >= ${from}`] : []),
    ...(until ? [sql<SqlBool>`date <= ${until}`] : []),
    ...(isOpen ? [openInvoices] : []),
    ...(isSaidPaid ? [sql<SqlBool>`${saysPaidAt} is not null`] : []),
    ...(dueFrom ? [sql<SqlBool>`due_date >= ${dueFrom}`] : []),
    ...(dueUntil ? [sql<SqlBool>`due_date <> '' and due_date <= ${dueUntil}`] : []),
    ...paidWithin(filter),
    ...(search?.trim() ? [finding(search.trim())] : []),
  ];
  return sql<SqlBool>`(${sql.join(all, sql` and `)})`;
}
