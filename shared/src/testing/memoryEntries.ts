import type {
  InvoiceDefaults,
  InvoiceClient,
  InvoiceEntriesPort,
  StoredClient,
  StoredItem,
} from '../host/index';
import { refuse } from './invoiceMemory';

const isSame = (one: InvoiceClient, other: InvoiceClient) =>
  one.company.trim() === other.company.trim() && one.name.trim() === other.name.trim();

const blank: InvoiceDefaults = {
  yourCompany: { name: '', company: '', address: '', phone: '', email: '' },
  template: 'template1',
  paper: 'A4',
  bankLines: '',
  logo: '',
  taxRate: '0',
  taxLabel: '',
  vatId: '',
  terms: '',
  currency: '',
  notes: '',
};

/** What is there when a test begins. */
export interface MemoryEntries {
  clients?: StoredClient[];
  /** `last` is the last price for the client 1. */
  items?: (StoredItem & { last?: string })[];
  defaults?: InvoiceDefaults;
}

/** Clients and items in memory, with the last prices for the client 1. */
export function memoryEntries({
  clients = [],
  items = [],
  defaults = blank,
}: MemoryEntries): InvoiceEntriesPort {
  const has = (entry: object, words: string) =>
    JSON.stringify(Object.values(entry)).toLowerCase().includes(words.trim().toLowerCase());
  return {
    defaults: async () => defaults,
    findClients: async (words) => clients.filter((client) => has(client, words)),
    saveClient: async (client) => {
      if (clients.some((each) => isSame(each, client))) refuse('There is already a client of this name.');
      clients.push({ ...client, id: clients.length + 1 });
    },
    findItems: async (words, client) =>
      items
        .filter(({ name }) => has([name], words))
        .map(({ last, ...item }) => ({
          ...item,
          ...(client === 1 && last !== undefined && { amount: last }),
        })),
  };
}
