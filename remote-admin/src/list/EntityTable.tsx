import { useDeferredValue, type CSSProperties } from 'react';
import type { RecordId } from '@vibrant-peak/shared/host';
import { SortHead } from '@vibrant-peak/shared/ui-admin';
import type { Entity, EntityRecord } from '../entities/entity';
import { columnClass } from '../fields/fieldKinds';
import { EntityRow } from './EntityRow';
import { ListFrame } from './ListFrame';
import type { ListView } from './useListView';

interface EntityTableProps {
  entity: Entity;
  view: ListView;
  /** The record that was added last. */
  addedId?: RecordId;
  onEdit: (record: EntityRecord) => void;
  onDelete: (records: readonly EntityRecord[]) => void;
}

/** Enough rows to fill a screen. They are painted first, the others right after. */
const firstRows = 14;

export function EntityTable({ entity, view, addedId, onEdit, onDelete }: EntityTableProps) {
  const { chooseRow, columns } = view;
  const isOpen = useDeferredValue(true, false);
  const rows = isOpen ? view.rows : view.rows.slice(0, firstRows);

  return (
    <ListFrame>
      <table
        role="table"
        aria-label={entity.heading}
        style={{ '--columns': columns.length } as CSSProperties}
      >
        <Heads entity={entity} view={view} />
        <tbody>
          {rows.map((record, index) => (
            <EntityRow
              key={record.id}
              entity={entity}
              columns={columns}
              isFirst={index === 0}
              isAdded={record.id === addedId}
              record={record}
              isChosen={view.isChosen(record.id)}
              onChoose={chooseRow}
              onEdit={onEdit}
              onDelete={onDelete}
            />
          ))}
          {rows.length === 0 && (
            <tr role="row">
              <td role="cell" className="empty" colSpan={columns.length + 2}>
                <span>No results found.</span>
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </ListFrame>
  );
}

const Heads = ({ entity, view }: Pick<EntityTableProps, 'entity' | 'view'>) => (
  <thead>
    <tr role="row">
      <ChoiceHead view={view} />
      {view.columns.map((field) => (
        <SortHead
          key={field.name}
          kind={field.name === entity.titleField ? 'title' : columnClass(field)}
          label={field.label}
          direction={view.sort?.field === field.name ? view.sort.direction : undefined}
          onPress={() => view.sortBy(field.name)}
        />
      ))}
      <th role="columnheader" scope="col" className="actions">
        Actions
      </th>
    </tr>
  </thead>
);

/** Selects all matching rows on all pages. */
function ChoiceHead({ view: { matching, chosen, choose } }: { view: ListView }) {
  const areAllChosen = matching.length > 0 && chosen.length === matching.length;
  const chooseAll = (isChosen: boolean) =>
    choose(
      matching.map(({ id }) => id),
      isChosen,
    );
  return (
    <th role="columnheader" scope="col" className="choice">
      <label>
        <input
          type="checkbox"
          aria-label="Select all"
          checked={areAllChosen}
          ref={(box) => {
            if (box) box.indeterminate = chosen.length > 0 && !areAllChosen;
          }}
          onChange={(event) => chooseAll(event.target.checked)}
        />
      </label>
    </th>
  );
}
