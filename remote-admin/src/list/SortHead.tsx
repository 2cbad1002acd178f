import { StaffIcon } from 'shared/ui-admin';
import type { FieldKind } from '../entities/entity';
import type { Sort } from '../records/sortRecords';

interface SortHeadProps {
  /** Decides on the width of the column. */
  kind: FieldKind | 'title';
  label: string;
  direction?: Sort['direction'];
  onPress: () => void;
}

const arrows = { ascending: 'ArrowUp', descending: 'ArrowDown' } as const;

/** Head of a column; pressing it orders the list by the column. */
export function SortHead({ kind, label, direction, onPress }: SortHeadProps) {
  return (
    <th role="columnheader" scope="col" className={kind} aria-sort={direction ?? 'none'}>
      <button type="button" onClick={onPress}>
        {label}
        <StaffIcon name={direction ? arrows[direction] : 'ArrowUpDown'} size="1.1em" />
      </button>
    </th>
  );
}
