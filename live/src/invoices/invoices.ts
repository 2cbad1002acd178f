import { sql, type Expression, type SqlBool } from 'kysely';
import { today } from '@vibrant-peak/shared/today';
import type { InvoiceKind, Reading } from '../database/tables';

export const states = [
  ...(['draft', 'issued', 'sent', 'viewed'] as const),
  ...(['partly paid', 'paid', 'overdue', 'void'] as const),
] as const;
export type InvoiceState = (typeof states)[number];

export const sortable = ['number', 'client', 'date', 'dueDate', 'total', 'state', 'updatedAt'] as const;
type Sortable = (typeof sortable)[number];

export interface InvoiceFilter {
  state?: InvoiceState;
  kind?: InvoiceKind;
  currency?: string;
  /** Dates of the first and last day. */
  from?: string;
  until?: string;
  /** Part of the number, the client's name or address, or the order number. */
  search?: string;
  sort?: Sortable;
  isDescending?: boolean;
  /** From 1 on. */
  page?: number;
  pageSize?: number;
}

/** What follows from all that has happened to an invoice. */
const stateOf = (day: string) => sql<InvoiceState>`case
  when number is null then 'draft'
  when voided_at is not null then 'void'
  when settlement = 'paid' then 'paid'
  when kind = 'invoice' and due_date <> '' and due_date < ${day} then 'overdue'
  when settlement = 'partly paid' then 'partly paid'
  when viewed_at is not null then 'viewed'
  when sent_at is not null then 'sent'
  else 'issued' end`;

const listed = (tables: Reading, day = today()) =>
  tables
    .selectFrom('invoices')
    .select(['id', 'kind', 'version', 'name', 'number', 'client', 'date', 'due_date as dueDate'])
    .select(['currency', 'total', 'updated_at as updatedAt', stateOf(day).as('state')]);

/** One invoice as the list shows it. */
export const listedInvoice = (tables: Reading, id: number) =>
  listed(tables).where('id', '=', id).executeTakeFirst();

/** The credit notes of an invoice, drafts included. */
export const creditNotesOf = (tables: Reading, id: number) =>
  listed(tables).where('credits', '=', id).orderBy('id').execute();

/** A page of the list, and how many invoices there are on all pages. */
export async function listInvoices(tables: Reading, filter: InvoiceFilter) {
  const { sort = 'updatedAt', isDescending = false, page = 1, pageSize = 50 } = filter;
  const where = conditions(filter, today());
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
  const { count } = await tables
    .selectFrom('invoices')
    .where(where)
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return { invoices, count: Number(count), pageSize };
}

function conditions(filter: InvoiceFilter, day: string): Expression<SqlBool> {
  const { state, kind, currency, from, until, search } = filter;
  const pattern = `%${search
    ?.trim()
    .toLowerCase()
    .replace(/[\\%_]/g, '\\$&')}%`;
  const all = [
    sql<SqlBool>`1 = 1`,
    ...(state ? [sql<SqlBool>`${stateOf(day)} = ${state}`] : []),
    ...(kind ? [sql<SqlBool>`kind = ${kind}`] : []),
    ...(currency === undefined ? [] : [sql<SqlBool>`currency = ${currency}`]),
    ...(from ? [sql<SqlBool>`date >= ${from}`] : []),
    ...(until ? [sql<SqlBool>`date <= ${until}`] : []),
    ...(search?.trim() ? [sql<SqlBool>`words like ${pattern} escape '\\'`] : []),
  ];
  return sql<SqlBool>`(${sql.join(all, sql` and `)})`;
}
