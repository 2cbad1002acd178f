import { createStore, useStore } from '@vibrant-peak/shared/store';
import type { OwnEInvoiceValues } from '@vibrant-peak/invoice/eInvoice';
import type { Draft, Paper } from '@vibrant-peak/invoice/freshDraft';
import type { Invoice, InvoiceItem, Party } from '@vibrant-peak/invoice/invoice';
import { defaultFields, valuesOf } from '@vibrant-peak/invoice/invoiceFields';
import { settledInvoice } from '@vibrant-peak/invoice/settled';

/** Values of new invoices; saved in files. */
export interface Defaults
  extends Pick<Invoice, 'yourCompany' | keyof typeof defaultFields>, OwnEInvoiceValues {
  template: string;
  /** This, the following ones and those of electronic invoices are of the live profile's settings. */
  bankLines?: string;
  paper?: Paper;
  language?: string;
}

interface Visit {
  /** Replaced drafts, the latest first. */
  drafts: readonly Draft[];
  defaults?: Defaults;
}

/** Kept in memory until the page is reloaded. */
const visitStore = createStore<Visit>(() => ({ drafts: [] }));

/** Limit of remembered drafts, the source of used numbers, customers and items. */
const maxDrafts = 100;

/** Remembers the current state of a draft, once for each key. */
export function rememberDraft(draft: Draft): void {
  if (draft.invoice.items.length === 0) return;
  visitStore.set((visit) => ({
    ...visit,
    drafts: [draft, ...visit.drafts.filter(({ key }) => key !== draft.key)].slice(0, maxDrafts),
  }));
}

export const forgetVisit = () => visitStore.set({ drafts: [] });

export function defaultsOf({ invoice, template }: Draft): Defaults {
  const settled = settledInvoice(invoice);
  const values = valuesOf(defaultFields, (_field, name) => settled[name]);
  return { ...values, yourCompany: settled.yourCompany, template };
}

export const setDefaults = (defaults: Defaults | undefined) =>
  visitStore.set((visit) => ({ ...visit, defaults }));
export const getDefaults = () => visitStore.get().defaults;
export const useDefaults = () => useStore(visitStore, ({ defaults }) => defaults);

const hasNumber =
  (number: string, ownKey?: number) =>
  ({ drafts }: Visit) =>
    drafts.some(({ key, invoice }) => key !== ownKey && invoice.receiptNumber === number);

export const isUsedNumber = (number: string) => hasNumber(number)(visitStore.get());

/** Whether an invoice with another key has the number. */
export const useIsNumberOfAnother = (number: string, key: number) =>
  useStore(visitStore, hasNumber(number, key));

/** Customers of this visit by name, as entered last. */
export const useCustomers = () => customersOf(useStore(visitStore, ({ drafts }) => drafts));

export const customersOf = (drafts: readonly Draft[]): Map<string, Party> =>
  latestByName(drafts.map(({ invoice }) => invoice.billTo));

/** Items of this visit by name, with their last rates. */
export const useKnownItems = () => itemsOf(useStore(visitStore, ({ drafts }) => drafts));

const itemsOf = (drafts: readonly Draft[]): Map<string, InvoiceItem> =>
  latestByName(drafts.flatMap(({ invoice }) => invoice.items));

function latestByName<T extends { name: string }>(records: readonly T[]): Map<string, T> {
  const known = new Map<string, T>();
  for (const record of records)
    if (record.name.trim() !== '' && !known.has(record.name)) known.set(record.name, record);
  return known;
}
