import { rateOf, zero } from '@vibrant-peak/invoice/decimal';
import { emptyItem, type NewItem } from '@vibrant-peak/invoice/freshDraft';
import type { Invoice, InvoiceItem } from '@vibrant-peak/invoice/invoice';
import { settledQuantity, settledRate, settledTaxRate } from '@vibrant-peak/invoice/settled';
import { draftStore } from './draftStore';
import { changeDraft } from './invoiceActions';
import { withOwnTaxes } from './withOwnTaxes';

const itemsOf = () => draftStore.get().invoice.items;
/** Each change of the list is a separate undo step, except for typing in one field. */
const setItems = (items: InvoiceItem[], step?: string) =>
  changeDraft({ invoice: { ...draftStore.get().invoice, items } }, step);

/** The current time in milliseconds, or the highest id plus one if that is larger. */
const nextId = () => itemsOf().reduce((id, item) => Math.max(id, item.id + 1), Date.now());

/** A line needs a name and a rate above 0. */
export const isComplete = ({ name, amount }: NewItem) => name.trim() !== '' && rateOf(amount).gt(zero);

/** Appends the complete lines. `change` is part of the same undo step. */
export function addItems(candidates: NewItem[], change: Partial<Invoice> = {}): void {
  changeDraft({ invoice: { ...withItems(candidates), ...change } });
}

function withItems(candidates: NewItem[]): Invoice {
  const { invoice } = draftStore.get();
  const items = [...invoice.items, ...itemsFrom(candidates)];
  return { ...invoice, items: withOwnTaxes(items, invoice.taxRate) };
}

function itemsFrom(candidates: NewItem[]): InvoiceItem[] {
  const firstId = nextId();
  return candidates.filter(isComplete).map(({ quantity, amount, taxRate, ...item }, index) => ({
    ...item,
    id: firstId + index,
    quantity: settledQuantity(quantity),
    amount: settledRate(amount),
    ...(taxRate !== undefined && { taxRate: settledTaxRate(taxRate) }),
  }));
}

/** Adds the line being entered. An incomplete one silently stays. */
export function addNewItem(): void {
  const { newItem } = draftStore.get();
  if (isComplete(newItem))
    changeDraft({ invoice: withItems([newItem]), newItem: emptyItem, fromItem: undefined });
}

/** What a line lacks that is typed but cannot be added, in plain words. */
export function problemOfLine(item: NewItem): string | undefined {
  const typed = item.name.trim() || item.amount.trim();
  if (typed === '' || isComplete(item)) return undefined;
  const lacking = item.name.trim() === '' ? 'a name' : 'a rate above 0';
  return `The line “${typed}” is typed but not added: it needs ${lacking}.`;
}

/** Adds the line being entered. @returns what it lacks if it cannot be added, in plain words. */
export function addTypedLine(): string | undefined {
  addNewItem();
  return problemOfLine(draftStore.get().newItem);
}

/** Typing a new line is one undo step. */
export const changeNewItem = (change: Partial<NewItem>) =>
  changeDraft({ newItem: { ...draftStore.get().newItem, ...change } }, 'newItem');

export function changeItem(id: number, change: Partial<Omit<InvoiceItem, 'id'>>): void {
  const step = `item.${id}.${Object.keys(change).join()}`;
  setItems(
    itemsOf().map((item) => (item.id === id ? { ...item, ...change } : item)),
    step,
  );
}

export const removeItem = (id: number) => setItems(itemsOf().filter((item) => item.id !== id));

/** Inserts a copy below the line. */
export function duplicateItem(id: number): void {
  const copyId = nextId();
  setItems(itemsOf().flatMap((item) => (item.id === id ? [item, { ...item, id: copyId }] : [item])));
}

/** Moves a line by a number of places within the list. All moves of one drag are one undo step. */
export function moveItem(id: number, places: number, step?: string): void {
  const items = itemsOf();
  const from = items.findIndex((item) => item.id === id);
  const to = Math.min(Math.max(from + places, 0), items.length - 1);
  const moved = items[from];
  if (moved && to !== from) setItems(items.toSpliced(from, 1).toSpliced(to, 0, moved), step);
}

/** Gives each line its own tax rate, initially the invoice's, or removes them. */
export function setLineTaxes(isTaxed: boolean): void {
  const { taxRate } = draftStore.get().invoice;
  setItems(
    itemsOf().map(({ taxRate: own, ...item }) =>
      isTaxed ? { ...item, taxRate: own ?? settledTaxRate(taxRate) } : item,
    ),
  );
}
