import { createStore, useStore } from 'shared/store';
import type { Draft } from './freshDraft';
import type { Invoice, InvoiceItem, Party } from './invoice';

/** What new invoices begin with; it travels in files. */
export interface Defaults extends Pick<Invoice, 'yourCompany' | 'taxRate' | 'notes'> {
  template: string;
}

interface Visit {
  /** Invoices that gave way to another one, the latest first. */
  invoices: readonly Invoice[];
  defaults?: Defaults;
}

/** What is remembered until the page is reloaded. Nothing of it is stored. */
const visitStore = createStore<Visit>(() => ({ invoices: [] }));

/** As many invoices are looked through for numbers, customers and items. */
const maxInvoices = 100;

export const rememberInvoice = (invoice: Invoice) =>
  visitStore.set((visit) =>
    invoice.items.length === 0
      ? visit
      : {
          ...visit,
          invoices: [invoice, ...visit.invoices.filter((other) => other !== invoice)].slice(0, maxInvoices),
        },
  );

export const forgetVisit = () => visitStore.set({ invoices: [] });

export const defaultsOf = ({ invoice: { yourCompany, taxRate, notes }, template }: Draft): Defaults => ({
  yourCompany,
  taxRate,
  notes,
  template,
});

export const setDefaults = (defaults: Defaults | undefined) =>
  visitStore.set((visit) => ({ ...visit, defaults }));
export const getDefaults = () => visitStore.get().defaults;
export const useDefaults = () => useStore(visitStore, ({ defaults }) => defaults);

export const isUsedNumber = (number: string) =>
  visitStore.get().invoices.some(({ receiptNumber }) => receiptNumber === number);
export const useIsUsedNumber = (number: string) =>
  useStore(visitStore, ({ invoices }) => invoices.some(({ receiptNumber }) => receiptNumber === number));

/** Customers of this visit by their names, as they were written last. */
export const useCustomers = () => customersOf(useStore(visitStore, ({ invoices }) => invoices));

export const customersOf = (invoices: readonly Invoice[]): Map<string, Party> =>
  latestByName(invoices.map(({ billTo }) => billTo));

/** Items of this visit by their names, with the rates they had last. */
export const useKnownItems = () => itemsOf(useStore(visitStore, ({ invoices }) => invoices));

const itemsOf = (invoices: readonly Invoice[]): Map<string, InvoiceItem> =>
  latestByName(invoices.flatMap(({ items }) => items));

function latestByName<T extends { name: string }>(records: readonly T[]): Map<string, T> {
  const known = new Map<string, T>();
  for (const record of records)
    if (record.name.trim() !== '' && !known.has(record.name)) known.set(record.name, record);
  return known;
}
