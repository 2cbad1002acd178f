import { clientOf } from '@vibrant-peak/invoice/clientOf';
import type { DraftValue } from '@vibrant-peak/invoice/draftSchema';
import type { Queries } from '../../database/tables';
import { columnsOf, keyOf, type Entry } from './entries';
import type { Client } from './schemas';

/**
 * Stores what an issued invoice has: its client and items where they are new, and the prices. What
 * people have typed in the lists stays, but for the tax case and the language of the client.
 */
export async function storeEntries(tables: Queries, id: number, value: DraftValue): Promise<void> {
  const { invoice } = value;
  const client: Entry = { kind: 'client', value: clientOf(value) };
  const items = new Map(
    invoice.items.map(({ name, amount, taxRate = '' }) => {
      const entry: Entry = { kind: 'item', value: { name, amount, taxRate, currency: invoice.currency } };
      return [keyOf(entry), { entry, amount }];
    }),
  );
  const [clientId] = (await keep(tables, [client])).values();
  await rememberLast(tables, clientId!, value);
  const ids = await keep(
    tables,
    [...items.values()].map(({ entry }) => entry),
  );
  const prices = [...items].map(([key, { amount }]) => ({
    client: clientId!,
    item: ids.get(key)!,
    amount,
    currency: invoice.currency,
    invoice: id,
  }));
  await tables
    .insertInto('invoice_prices')
    .values(prices)
    .onConflict((conflict) =>
      conflict.columns(['client', 'item']).doUpdateSet(({ ref }) => ({
        amount: ref('excluded.amount'),
        currency: ref('excluded.currency'),
        invoice: ref('excluded.invoice'),
      })),
    )
    .execute();
}

/** The next invoice to the client begins with the last tax case and language. */
async function rememberLast(tables: Queries, id: number, draft: DraftValue): Promise<void> {
  const { value, version } = await tables
    .selectFrom('invoice_entries')
    .where('id', '=', id)
    .select(['value', 'version'])
    .executeTakeFirstOrThrow();
  const client = JSON.parse(value) as Client;
  const taxCase = draft.eInvoice?.taxCase || client.taxCase;
  const language = draft.language ?? client.language;
  if (client.taxCase === taxCase && client.language === language) return;
  await tables
    .updateTable('invoice_entries')
    .set({ value: JSON.stringify({ ...client, taxCase, language }), version: version + 1 })
    .where('id', '=', id)
    .execute();
}

/** Adds those that are new. @returns ids by key. */
async function keep(tables: Queries, entries: readonly Entry[]): Promise<Map<string, number>> {
  await tables
    .insertInto('invoice_entries')
    .values(entries.map((entry) => ({ ...columnsOf(entry), kind: entry.kind, version: 1 })))
    .onConflict((conflict) => conflict.columns(['kind', 'key']).doNothing())
    .execute();
  const kept = await tables
    .selectFrom('invoice_entries')
    .where('kind', '=', entries[0]!.kind)
    .where('key', 'in', entries.map(keyOf))
    .select(['id', 'key'])
    .execute();
  return new Map(kept.map((row) => [row.key, row.id]));
}
