import { zero } from '@vibrant-peak/invoice/decimal';
import { decimalsOf } from '@vibrant-peak/invoice/money';
import { takeTurn } from '../../database/takeTurn';
import type { Reading } from '../../database/tables';
import { closedAmong, closedText } from '../accounting/assertOpen';
import { hasLine } from './linesIn';
import { readRow, type ImportedInvoice, type ReadRow } from './readRow';
import type { ImportResult, ImportRow, Skipped, Unread, Writing } from './schemas';

export interface Plan extends Pick<ImportResult, 'leftOut' | 'doubled' | 'refused'> {
  invoices: ImportedInvoice[];
}

/** Values in one question. */
const chunk = 500;

/** Reads the rows of a table. Rows with lines and one number are one invoice. */
export async function readRows(rows: readonly ImportRow[], writing: Writing) {
  const groups = groupedBy(rows, (row) => (hasLine(row) && row.number.trim()) || row);
  const read: ReadRow[] = [];
  for (const group of groups.values()) {
    read.push(readRow(group, writing));
    await takeTurn();
  }
  return read;
}

function groupedBy<T, K>(all: readonly T[], keyIn: (each: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const each of all) {
    const group = groups.get(keyIn(each));
    if (group) group.push(each);
    else groups.set(keyIn(each), [each]);
  }
  return groups;
}

/** Sorts rows: new invoices, known ones, those that are left out, and what cannot come in. */
export async function planImport(tables: Reading, read: readonly ReadRow[]): Promise<Plan> {
  const leftOut = read.filter((each): each is Skipped => 'reason' in each);
  const found = read.filter((each): each is ImportedInvoice => 'client' in each);
  const inClosed = await inClosedMonths(tables, found);
  const closed = new Set(inClosed.map(({ row }) => row));
  const readable = found.filter(({ row }) => !closed.has(row));
  const refused = [...read.filter((each): each is Unread => 'problems' in each), ...inClosed];
  const known = await knownOf(
    tables,
    readable.map(({ number }) => number),
  );
  const drafts = await draftsOf(tables, readable);
  const first = new Map<string, number>();
  const [invoices, doubled]: [ImportedInvoice[], Unread[]] = [[], []];
  for (const invoice of readable) {
    const { row, number } = invoice;
    const double = known.has(number)
      ? 'An invoice with this number is here already.'
      : drafts.has(keyOf(invoice))
        ? isHere[invoice.isDraft ? 'draft' : 'issued']
        : first.has(number) && `Row ${first.get(number)} has the same number.`;
    if (double) doubled.push({ row, number, problems: [double] });
    else invoices.push(invoice);
    if (number !== '' && !first.has(number)) first.set(number, row);
  }
  return { invoices, leftOut, doubled, refused };
}

/** What a draft of the same client and number is, for the draft or the issued invoice in the table. */
const isHere = {
  draft: 'This draft is here already.',
  issued: 'A draft with this number is here already: delete it, then import the invoice.',
};

/** Days on which an invoice would be booked. */
const daysOf = ({ isDraft, date, paid, paidOn }: ImportedInvoice) => [
  ...(isDraft ? [] : [date]),
  ...(isDraft || paid.eq(zero) ? [] : [paidOn]),
];

/** Refuses the invoices that would be booked in closed months. */
async function inClosedMonths(tables: Reading, invoices: readonly ImportedInvoice[]): Promise<Unread[]> {
  const closed = await closedAmong(tables, invoices.flatMap(daysOf));
  return invoices.flatMap((invoice) => {
    const { row, number } = invoice;
    const month = daysOf(invoice)
      .map((day) => day.slice(0, 7))
      .find((each) => closed.has(each));
    return month === undefined ? [] : [{ row, number, problems: [closedText(month)] }];
  });
}

/** Those of the numbers that the database has. */
async function knownOf(tables: Reading, numbers: readonly string[]): Promise<Set<string>> {
  const known = new Set<string>();
  for (let first = 0; first < numbers.length; first += chunk)
    for (const { number } of await tables
      .selectFrom('invoices')
      .where('number', 'in', numbers.slice(first, first + chunk))
      .select('number')
      .execute())
      known.add(number!);
  return known;
}

/** By which a draft is found: its name or, without one, its date and total. */
const keyOf = ({ client, number, date, currency, total }: ImportedInvoice) =>
  JSON.stringify([client, ...(number ? [number] : [date, currency, total.toFixed(decimalsOf(currency))])]);

/** The keys of the drafts of these clients. */
async function draftsOf(tables: Reading, invoices: readonly ImportedInvoice[]): Promise<Set<string>> {
  const keys = new Set<string>();
  for (let first = 0; first < invoices.length; first += chunk) {
    const clients = invoices.slice(first, first + chunk).map(({ client }) => client);
    const found = await tables
      .selectFrom('invoices')
      .where('number', 'is', null)
      .where('kind', '=', 'invoice')
      .where('client', 'in', clients)
      .select(['client', 'name', 'date', 'currency', 'total'])
      .execute();
    for (const { client, name, date, currency, total } of found) {
      keys.add(JSON.stringify([client, name]));
      keys.add(JSON.stringify([client, date, currency, total]));
    }
  }
  return keys;
}

/** Rows that are shown as they are read. */
const MAX_FIRST = 10;

/** What the invoices come to. */
export function summaryOf(
  invoices: readonly ImportedInvoice[],
): Pick<ImportResult, 'count' | 'paid' | 'drafts' | 'clients' | 'sums' | 'first'> {
  const issued = invoices.filter(({ isDraft }) => !isDraft);
  return {
    count: issued.length,
    paid: issued.filter((invoice) => settlementOf(invoice) === 'paid').length,
    drafts: invoices.length - issued.length,
    clients: new Set(invoices.map(({ client }) => client.toLowerCase())).size,
    sums: sumsOf(issued),
    first: invoices.slice(0, MAX_FIRST).map((invoice) => {
      const { row, number, date, dueDate, client, currency, items } = invoice;
      const state = invoice.isDraft ? ('draft' as const) : settlementOf(invoice);
      const [total, paid] = [invoice.total, invoice.paid].map((sum) => sum.toFixed(decimalsOf(currency)));
      const amounts = { currency, total: total!, paid: paid!, lines: Math.max(items.length, 1) };
      return { row, number, state, date, dueDate, client, ...amounts };
    }),
  };
}

export function settlementOf({ paid, total }: ImportedInvoice): 'open' | 'partly paid' | 'paid' {
  if (paid.gte(total)) return 'paid';
  return paid.gt(zero) ? 'partly paid' : 'open';
}

/** Each currency separately. */
function sumsOf(invoices: readonly ImportedInvoice[]): ImportResult['sums'] {
  const groups = groupedBy(invoices, ({ currency }) => currency);
  return [...groups].map(([currency, own]) => {
    const sum = (name: 'total' | 'paid') =>
      own.reduce((all, each) => all.plus(each[name]), zero).toFixed(decimalsOf(currency));
    return { currency, count: own.length, total: sum('total'), paid: sum('paid') };
  });
}
