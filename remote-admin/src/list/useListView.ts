import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { RecordId } from '@vibrant-peak/shared/host';
import type { Entity, EntityRecord, Field } from '../entities/entity';
import { kindOf } from '../fields/fieldKinds';
import { createSearch } from '../records/createSearch';
import { valueAt } from '../records/recordValues';
import { sortRecords, type Sort } from '../records/sortRecords';

export const pageSize = 50;

/** Values to filter by, keyed by field name. */
export type Filters = Readonly<Record<string, string>>;

interface Query {
  search: string;
  filters: Filters;
  sort?: Sort;
  page: number;
}

interface Kept {
  query: Query;
  columns: readonly Field[];
}

/** View of each list, kept until a reload for when the user returns to it. */
const kept = new WeakMap<Entity, Kept>();

const asGiven = (entity: Entity): Kept => ({
  query: { search: '', filters: {}, page: 0 },
  columns: titleFirst(entity).filter(({ isColumn }) => isColumn),
});

/** The field that names a record comes first, the others keep their order. */
const titleFirst = ({ fields, titleField }: Entity): readonly Field[] =>
  [...fields].sort((one, other) => Number(other.name === titleField) - Number(one.name === titleField));

/**
 * State of a list: search, filters, sort order, page, columns and selection. Rows are rendered in a
 * transition, so that typing never waits for them.
 * @param addedId the newest record, whose page is shown.
 */
export function useListView(entity: Entity, records: readonly EntityRecord[], addedId?: RecordId) {
  const [before] = useState(() => kept.get(entity) ?? asGiven(entity));
  const [query, setQuery] = useState(before.query);
  const { search, filters, sort, page: wantedPage } = query;
  const [columns, setColumns] = useState(before.columns);
  useEffect(() => void kept.set(entity, { query, columns }), [entity, query, columns]);
  const matching = useMatching(entity, records, columns, query);
  const choice = useChoice(matching);
  const pageCount = Math.max(1, Math.ceil(matching.length / pageSize));
  const page = Math.min(wantedPage, pageCount - 1);

  const [shownId, setShownId] = useState(addedId);
  if (addedId !== shownId) {
    setShownId(addedId);
    const place = matching.findIndex(({ id }) => id === addedId);
    if (place >= 0) setQuery({ ...query, page: Math.floor(place / pageSize) });
  }

  const ask = (change: (query: Query) => Query) => startTransition(() => setQuery(change));

  return {
    search,
    filters,
    sort,
    columns,
    matching,
    ...choice,
    page,
    pageCount,
    rows: matching.slice(page * pageSize, (page + 1) * pageSize),
    setSearch: (text: string) => ask((current) => ({ ...current, search: text, page: 0 })),
    setFilter: (name: string, text: string) =>
      ask((current) => ({ ...current, filters: { ...current.filters, [name]: text }, page: 0 })),
    setColumn: (column: string, isShown: boolean) =>
      setColumns((shown) =>
        titleFirst(entity).filter((field) => (field.name === column ? isShown : shown.includes(field))),
      ),
    /** Cycles through ascending, descending and insertion order. */
    sortBy: (field: string) =>
      ask((current) => ({ ...current, sort: nextSort(field, current.sort), page: 0 })),
    setSort: (chosen: Sort | undefined) => ask((current) => ({ ...current, sort: chosen, page: 0 })),
    turnPage: (step: 1 | -1) =>
      ask((current) => ({ ...current, page: Math.min(current.page, pageCount - 1) + step })),
  };
}

/** Records that match search and filters, sorted. */
function useMatching(
  entity: Entity,
  records: readonly EntityRecord[],
  columns: readonly Field[],
  { search, filters, sort }: Query,
) {
  const searchRecords = useMemo(() => createSearch(columns), [columns]);
  const sorted = useMemo(() => sortRecords(entity, records, sort), [entity, records, sort]);
  const filtered = useMemo(() => filterRecords(entity, sorted, filters), [entity, sorted, filters]);
  return useMemo(() => searchRecords(filtered, search), [searchRecords, filtered, search]);
}

/** Records stay selected while the search hides them; actions apply only to those that match. */
function useChoice(matching: readonly EntityRecord[]) {
  const [chosenIds, setChosenIds] = useState<ReadonlySet<RecordId>>(new Set());
  const listed = useRef(matching);
  useEffect(() => void (listed.current = matching), [matching]);
  const lastChosen = useRef<RecordId>(undefined);
  const choose = useCallback((ids: readonly RecordId[], isChosen: boolean) => {
    setChosenIds((current) => {
      const next = new Set(current);
      for (const id of ids) {
        if (isChosen) next.add(id);
        else next.delete(id);
      }
      return next;
    });
  }, []);
  return {
    chosen: useMemo(() => matching.filter(({ id }) => chosenIds.has(id)), [matching, chosenIds]),
    isChosen: (id: RecordId) => chosenIds.has(id),
    choose,
    /** Selects a row; with `isRange` also all rows between it and the last selected one. */
    chooseRow: useCallback(
      (id: RecordId, isChosen: boolean, isRange: boolean) => {
        const ids = listed.current.map((record) => record.id);
        const ends = [ids.indexOf(id), ids.indexOf(lastChosen.current ?? id)].sort((a, b) => a - b);
        choose(isRange && ends[0]! >= 0 ? ids.slice(ends[0], ends[1]! + 1) : [id], isChosen);
        lastChosen.current = id;
      },
      [choose],
    ),
  };
}

function filterRecords({ fields }: Entity, records: readonly EntityRecord[], filters: Filters) {
  const wanted = fields.filter(({ name }) => filters[name]);
  if (wanted.length === 0) return records;
  return records.filter((record) =>
    wanted.every((field) => kindOf(field).toText(valueAt(record, field.name)) === filters[field.name]),
  );
}

function nextSort(field: string, current: Sort | undefined): Sort | undefined {
  if (current?.field !== field) return { field, direction: 'ascending' };
  return current.direction === 'ascending' ? { field, direction: 'descending' } : undefined;
}

export type ListView = ReturnType<typeof useListView>;
