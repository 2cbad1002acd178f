import { startTransition, useCallback, useMemo, useState } from 'react';
import type { Entity, EntityRecord } from '../entities/entity';
import { createSearch } from '../records/createSearch';
import { sortRecords, type Sort } from '../records/sortRecords';

export const pageSize = 50;

interface Query {
  search: string;
  sort?: Sort;
  page: number;
}

/**
 * What of a list is shown: search, order, page and choice. As long as nothing is asked for, that is every record in
 * the order of its insertion. Drawing other rows is a transition: what is typed or pressed meanwhile never waits for it.
 */
export function useListView(entity: Entity, records: readonly EntityRecord[]) {
  const [{ search, sort, page: wantedPage }, setQuery] = useState<Query>({ search: '', page: 0 });
  const [chosenIds, setChosenIds] = useState<ReadonlySet<number>>(new Set());
  const searchRecords = useMemo(() => createSearch(entity), [entity]);

  const sorted = useMemo(() => sortRecords(entity, records, sort), [entity, records, sort]);
  const matching = useMemo(() => searchRecords(sorted, search), [searchRecords, sorted, search]);
  const chosen = useMemo(() => matching.filter(({ id }) => chosenIds.has(id)), [matching, chosenIds]);
  const pageCount = Math.max(1, Math.ceil(matching.length / pageSize));
  const page = Math.min(wantedPage, pageCount - 1);

  const ask = (change: (query: Query) => Query) => startTransition(() => setQuery(change));

  return {
    search,
    sort,
    matching,
    chosen,
    page,
    pageCount,
    isChosen: (id: number) => chosenIds.has(id),
    rows: matching.slice(page * pageSize, (page + 1) * pageSize),
    setSearch: (text: string) => ask((query) => ({ ...query, search: text, page: 0 })),
    /** Ascending, then descending, then the order of insertion again. */
    sortBy: (field: string) => ask((query) => ({ ...query, sort: nextSort(field, query.sort), page: 0 })),
    turnPage: (step: 1 | -1) =>
      ask((query) => ({ ...query, page: Math.min(query.page, pageCount - 1) + step })),
    choose: useCallback((ids: readonly number[], isChosen: boolean) => {
      setChosenIds((current) => {
        const next = new Set(current);
        for (const id of ids) {
          if (isChosen) next.add(id);
          else next.delete(id);
        }
        return next;
      });
    }, []),
  };
}

function nextSort(field: string, current: Sort | undefined): Sort | undefined {
  if (current?.field !== field) return { field, direction: 'ascending' };
  return current.direction === 'ascending' ? { field, direction: 'descending' } : undefined;
}

export type ListView = ReturnType<typeof useListView>;
