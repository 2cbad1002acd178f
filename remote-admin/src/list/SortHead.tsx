import { StaffIcon } from '@vibrant-peak/shared/ui-admin';
import type { FieldKind } from '../entities/entity';
import type { Sort } from '../records/sortRecords';

interface SortHeadProps {
  /** Determines the width of the column. */
  kind: FieldKind | 'title';
  label: string;
  direction?: Sort['direction'];
  onPress: () => void;
}

const arrows = { ascending: 'ArrowUp', descending: 'ArrowDown' } as const;

/** Column header; clicking it sorts the list. */
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
