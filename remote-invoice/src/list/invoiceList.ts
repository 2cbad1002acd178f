import type { InvoiceFilter, InvoiceSort } from '@vibrant-peak/shared/host';
import { createStore } from '@vibrant-peak/shared/store';
import { columns } from './columns';

interface ListView {
  filter: InvoiceFilter & { sort: InvoiceSort; isAscending: boolean; page: number };
  hidden: readonly InvoiceSort[];
}

/** What the list shows, kept until a reload for people who come back to it. */
export const listView = createStore<ListView>(() => ({
  filter: { search: '', sort: 'updatedAt', isAscending: false, page: 1 },
  hidden: [],
}));

/** Any change but that of the page leads to the first page. */
export const narrow = (changes: InvoiceFilter) =>
  listView.set((view) => ({ ...view, filter: { ...view.filter, page: 1, ...changes } }));

/** Cycles through ascending, descending and the latest change first. */
export function sortBy(name: InvoiceSort): void {
  const { sort, isAscending } = listView.get().filter;
  if (sort !== name) narrow({ sort: name, isAscending: true });
  else if (isAscending) narrow({ isAscending: false });
  else narrow({ sort: 'updatedAt', isAscending: false });
}

export const showColumn = (name: string, isShown: boolean) =>
  listView.set((view) => ({
    ...view,
    hidden: columns
      .map((column) => column.name)
      .filter((each) => (each === name ? !isShown : view.hidden.includes(each))),
  }));
