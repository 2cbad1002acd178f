import { StaffIcon } from './StaffIcon';

interface SortHeadProps {
  /** Class of the column. */
  kind: string;
  label: string;
  /** How the list is sorted by it, if it is. */
  direction?: 'ascending' | 'descending' | undefined;
  onPress: () => void;
}

const arrows = { ascending: 'ArrowUp', descending: 'ArrowDown' } as const;

/** Column header in a `TableFrame`; clicking it sorts the list. */
export function SortHead({ kind, label, direction, onPress }: SortHeadProps) {
  return (
    <th role="columnheader" scope="col" className={kind} aria-sort={direction ?? 'none'}>
      <button type="button" onClick={onPress}>
        <span>{label}</span>
        <StaffIcon name={direction ? arrows[direction] : 'ArrowUpDown'} size="1.1em" />
      </button>
    </th>
  );
}
