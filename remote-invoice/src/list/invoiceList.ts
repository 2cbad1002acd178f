import type { InvoiceFilter, InvoiceSort } from '@vibrant-peak/shared/host';
import { createStore } from '@vibrant-peak/shared/store';
import { columns, type Column } from './columns';

export type ListFilter = InvoiceFilter & { sort: InvoiceSort; isAscending: boolean; page: number };

interface ListView {
  filter: ListFilter;
  hidden: readonly Column['name'][];
}

/** What the list shows, kept until a reload for people who come back to it. */
export const listView = createStore<ListView>(() => ({
  filter: { search: '', sort: 'updatedAt', isAscending: false, page: 1 },
  hidden: [],
}));

/** Any change but that of the page leads to the first page. */
export const narrow = (changes: InvoiceFilter) =>
  listView.set((view) => ({ ...view, filter: { ...view.filter, page: 1, ...changes } }));

/** Takes back what was searched and chosen; the order stays. */
export const showAll = () =>
  narrow({ search: '', state: undefined, isSaidPaid: undefined, kind: undefined } as InvoiceFilter);

export const hasFilter = ({ search, state, isSaidPaid, kind }: ListFilter) =>
  Boolean(search?.trim() || state || isSaidPaid || kind);

const latestFirst = { sort: 'updatedAt', isAscending: false } as const;

/** @param sort by default the latest change first. */
export const setSort = (sort?: { field: InvoiceSort; direction: string }) =>
  narrow(sort ? { sort: sort.field, isAscending: sort.direction === 'ascending' } : latestFirst);

/** Cycles through ascending, descending and the latest change first. */
export function sortBy(name: InvoiceSort): void {
  const { sort, isAscending } = listView.get().filter;
  if (sort !== name) narrow({ sort: name, isAscending: true });
  else if (isAscending) narrow({ isAscending: false });
  else narrow(latestFirst);
}

export const showColumn = (name: string, isShown: boolean) =>
  listView.set((view) => ({
    ...view,
    hidden: columns
      .map((column) => column.name)
      .filter((each) => (each === name ? !isShown : view.hidden.includes(each))),
  }));
