import { ListSelect } from './ListSelect';

interface Order<Name extends string> {
  field: Name;
  direction: 'ascending' | 'descending';
}

interface SortSelectProps<Name extends string> {
  /** Those that sort the list. */
  columns: readonly { name: Name; label: string }[];
  /** How the list is sorted, if it is. */
  sort: Order<Name> | undefined;
  onSort: (sort: Order<Name> | undefined) => void;
}

const directions = ['ascending', 'descending'] as const;

/** Sorts a list on phones, where its rows are cards without column headers. */
export function SortSelect<Name extends string>({ columns, sort, onSort }: SortSelectProps<Name>) {
  const orders = columns.flatMap(({ name, label }) =>
    directions.map((direction) => ({ field: name, direction, label })),
  );
  const chosen = orders.findIndex(
    ({ field, direction }) => field === sort?.field && direction === sort.direction,
  );
  return (
    <ListSelect
      hideFrom="md"
      aria-label="Sort by"
      value={chosen}
      data-active={chosen >= 0 || undefined}
      onChange={({ target }) => onSort(orders[Number(target.value)])}
    >
      <option value={-1}>Sort: default</option>
      {orders.map(({ label, direction }, index) => (
        <option key={`${label} ${direction}`} value={index}>
          {`Sort: ${label}, ${direction}`}
        </option>
      ))}
    </ListSelect>
  );
}
