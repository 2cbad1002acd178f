import { sql, type SqlBool } from 'kysely';
import type { EntryKind, Reading } from '../../database/tables';
import type { Values } from './entries';

interface Filter {
  /** Part of a name, or of an address. */
  search?: string;
  isHidden: boolean;
  /** From 1 on. */
  page: number;
  /** Whose last prices come with the items. */
  client?: number;
}

const pageSize = 50;

const pricesOf = (tables: Reading, client: number) =>
  tables
    .selectFrom('invoice_prices')
    .where('client', '=', client)
    .select(['item', 'amount', 'currency', 'invoice']);

/**
 * A page of clients or items by name, and how many there are on all pages. Those with a line that
 * begins with the words come first.
 */
export async function listEntries<K extends EntryKind>(
  tables: Reading,
  kind: K,
  { search = '', isHidden, page, client }: Filter,
) {
  const text = search
    .trim()
    .toLowerCase()
    .replace(/[\\%_]/g, '\\$&');
  const words = `%${text}%`;
  const begins = sql<boolean>`${'\n'} || words like ${`%\n${text}%`} escape '\\'`;
  const found = tables
    .selectFrom('invoice_entries')
    .where('kind', '=', kind)
    .where('is_hidden', '=', Number(isHidden))
    .where(sql<SqlBool>`words like ${words} escape '\\'`);
  const rows = await found
    .orderBy(sql`case when ${begins} then 0 else 1 end`)
    .orderBy('key')
    .orderBy('id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .select(({ exists, selectFrom }) => [
      ...(['id', 'version', 'value'] as const),
      exists(
        selectFrom('invoice_prices')
          .whereRef(kind === 'client' ? 'client' : 'item', '=', 'invoice_entries.id')
          .select('invoice'),
      ).as('isUsed'),
    ])
    .execute();
  const { count } = await found.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow();
  const prices = client === undefined ? [] : await pricesOf(tables, client).execute();
  const entries = rows.map(({ value, isUsed, ...row }) => {
    const last = prices.find(({ item }) => item === row.id);
    return {
      ...row,
      isHidden,
      isUsed: Boolean(isUsed),
      value: JSON.parse(value) as Values[K],
      last: last ? { amount: last.amount, currency: last.currency, invoice: last.invoice } : null,
    };
  });
  return { entries, count: Number(count), pageSize };
}
