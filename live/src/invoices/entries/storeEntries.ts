import { clientOf } from '@vibrant-peak/invoice/clientOf';
import type { DraftValue } from '@vibrant-peak/invoice/draftSchema';
import type { Queries } from '../../database/tables';
import { columnsOf, keyOf, type Entry } from './entries';
import type { Client } from './schemas';

/**
 * Stores what an issued invoice has: its client and items where they are new, what its client lacks,
 * and the prices. What people have typed in the lists stays, but for the tax case and the language of
 * the client.
 */
export async function storeEntries(tables: Queries, id: number, value: DraftValue): Promise<void> {
  const { invoice } = value;
  const client = clientOf(value);
  const items = new Map(
    invoice.items.map(({ name, amount, taxRate = '' }) => {
      const entry: Entry = { kind: 'item', value: { name, amount, taxRate, currency: invoice.currency } };
      return [keyOf(entry), { entry, amount }];
    }),
  );
  const [clientId] = (await keep(tables, [{ kind: 'client', value: client }])).values();
  await completeClient(tables, clientId!, client);
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

/** Parts of one address: an invoice to another one gives none of them. */
const place = ['address', 'postcode', 'city', 'country'] as const;
const identity = ['vatId', 'peppolId', 'buyerReference', 'paymentMeans'] as const;

/** What a client lacks and an issued invoice has. A blank specification is a choice, and stays. */
function lackedBy(client: Client, issued: Client): Partial<Client> {
  const isPlace = place.every((name) => !client[name] || !issued[name] || client[name] === issued[name]);
  const lacked = [...identity, ...(isPlace ? place : [])].filter((name) => !client[name] && issued[name]);
  return {
    ...Object.fromEntries(lacked.map((name) => [name, issued[name]])),
    specification: client.specification ?? issued.specification,
  };
}

/** The next invoice to the client begins with what it lacked, and the last tax case and language. */
async function completeClient(tables: Queries, id: number, issued: Client): Promise<void> {
  const { value, version } = await tables
    .selectFrom('invoice_entries')
    .where('id', '=', id)
    .select(['value', 'version'])
    .executeTakeFirstOrThrow();
  const client = JSON.parse(value) as Client;
  const completed = {
    ...client,
    ...lackedBy(client, issued),
    taxCase: issued.taxCase ?? client.taxCase,
    language: issued.language ?? client.language,
  };
  const columns = columnsOf({ kind: 'client', value: completed });
  if (columns.value === value) return;
  await tables
    .updateTable('invoice_entries')
    .set({ ...columns, version: version + 1 })
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
