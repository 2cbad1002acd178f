import type {
  InvoiceDefaults,
  InvoiceEntriesPort,
  StoredClient,
  StoredItem,
} from '@vibrant-peak/shared/host';
import { ask } from '../api/ask';
import { translateRefusal } from './translateRefusal';

interface Entries<V> {
  entries: { id: number; value: V; last: Pick<StoredItem, 'amount' | 'currency'> | null }[];
}

/** A query of entries that are not hidden. */
const searched = (words: string, more: Record<string, string> = {}) =>
  new URLSearchParams({
    ...(words.trim() && { search: words.trim().slice(0, 200) }),
    hidden: 'false',
    ...more,
  });

/** Clients, items and settings that the live server stores. */
export const liveEntries: InvoiceEntriesPort = {
  findClients: async (words) => {
    const { entries } = await translateRefusal(
      ask<Entries<Omit<StoredClient, 'id'>>>(`GET /invoice-clients?${searched(words)}`),
    );
    return entries.map(({ id, value }) => ({ ...value, id }));
  },
  saveClient: (client) => translateRefusal(ask('POST /invoice-clients', client)),
  findItems: async (words, client) => {
    const query = searched(words, client === undefined ? {} : { client: String(client) });
    const { entries } = await translateRefusal(
      ask<Entries<Omit<StoredItem, 'id'>>>(`GET /invoice-items?${query}`),
    );
    return entries.map(({ id, value, last }) => ({ ...value, id, ...(last && lastPrice(last)) }));
  },
  defaults: async () =>
    (await translateRefusal(ask<{ settings: InvoiceDefaults }>('GET /invoice-settings'))).settings,
};

const lastPrice = ({ amount, currency }: Pick<StoredItem, 'amount' | 'currency'>) => ({ amount, currency });
