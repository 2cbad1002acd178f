import { memo, type KeyboardEvent, type MouseEvent } from 'react';
import { useHost, type RecordId } from '@vibrant-peak/shared/host';
import { pressedKey } from '@vibrant-peak/shared/pressedKey';
import type { Entity, EntityRecord, Field } from '../entities/entity';
import { columnClass, kindOf } from '../fields/fieldKinds';
import { titleOf, valueAt } from '../records/recordValues';
import { Thumbnail } from './Thumbnail';

interface EntityRowProps {
  entity: Entity;
  columns: readonly Field[];
  record: EntityRecord;
  /** Whether it was added last; the row is highlighted and scrolled into view. */
  isAdded: boolean;
  /** The first row is a tab stop; arrow keys move to the others. */
  isFirst: boolean;
  isChosen: boolean;
  /** @param isRange Shift is held: selects all rows from the last selected one to this one. */
  onChoose: (id: RecordId, isChosen: boolean, isRange: boolean) => void;
  onEdit: (record: EntityRecord) => void;
  onDelete: (records: readonly EntityRecord[]) => void;
}

/** Plain elements, styled by `ListFrame`, keep long lists fast. */
export const EntityRow = memo(function EntityRow({
  entity,
  columns,
  record,
  isAdded,
  isFirst,
  isChosen,
  onChoose,
  onEdit,
  onDelete,
}: EntityRowProps) {
  const title = titleOf(entity, record);
  return (
    <tr
      role="row"
      aria-selected={isChosen || undefined}
      data-added={isAdded || undefined}
      ref={isAdded ? scrollToRow : undefined}
      tabIndex={isFirst ? 0 : -1}
      onClick={(event) => {
        if (!isControl(event) && String(getSelection()) === '') onEdit(record);
      }}
      onKeyDown={(event) => {
        if (event.target !== event.currentTarget) return;
        if (pressedKey(event) !== 'Enter') return moveToRow(event);
        // The form takes the focus immediately and would otherwise be submitted by this key.
        event.preventDefault();
        onEdit(record);
      }}
    >
      <td role="cell" className="choice">
        <label>
          <input
            type="checkbox"
            aria-label={`Select ${title}`}
            checked={isChosen}
            onChange={({ target, nativeEvent }) =>
              onChoose(record.id, target.checked, (nativeEvent as globalThis.MouseEvent).shiftKey)
            }
          />
        </label>
      </td>
      {cellsOf(entity, columns, record)}
      <RowActions title={title} record={record} onEdit={onEdit} onDelete={onDelete} />
    </tr>
  );
});

function cellsOf(
  { fields, titleField, takesApplications }: Entity,
  columns: readonly Field[],
  record: EntityRecord,
) {
  const image = fields.find(({ kind }) => kind === 'image');
  const titleClass = image ? 'title pictured' : 'title';
  return columns.map((field) => {
    const { name, label } = field;
    const { Cell } = kindOf(field);
    const isTitle = name === titleField;
    return (
      <td key={name} role="cell" data-label={label} className={isTitle ? titleClass : columnClass(field)}>
        {isTitle && image && <Thumbnail src={String(valueAt(record, image.name) ?? '')} />}
        {isTitle ? (
          <div className="name">
            <Cell value={valueAt(record, name)} />
            {record['isVisible'] === false && <span className="mark">Hidden</span>}
            {takesApplications && <Applications position={String(valueAt(record, name))} />}
          </div>
        ) : (
          <Cell value={valueAt(record, name)} />
        )}
      </td>
    );
  });
}

/** In the live profile, how many there are. */
function Applications({ position }: { position: string }) {
  const { inbox } = useHost();
  return inbox && <inbox.ApplicationCount position={position} />;
}

function RowActions({
  title,
  record,
  onEdit,
  onDelete,
}: { title: string } & Pick<EntityRowProps, 'record' | 'onEdit' | 'onDelete'>) {
  return (
    <td role="cell" className="actions">
      <button
        type="button"
        aria-label={`Edit ${title}`}
        data-focus-key={`edit-${record.id}`}
        className="edit"
        onClick={() => onEdit(record)}
      />
      <button
        type="button"
        aria-label={`Delete ${title}`}
        className="delete"
        onClick={() => onDelete([record])}
      />
    </td>
  );
}

/** A click on a row opens its record; controls inside keep their own action. */
const isControl = ({ target }: MouseEvent) =>
  target instanceof Element && target.closest('a, button, input, label') !== null;

const scrollToRow = (row: HTMLElement | null) => row?.scrollIntoView({ block: 'nearest' });

/** Arrow keys move between rows. */
function moveToRow(event: KeyboardEvent<HTMLTableRowElement>) {
  const { nextElementSibling: next, previousElementSibling: previous } = event.currentTarget;
  const row = { ArrowDown: next, ArrowUp: previous }[pressedKey(event) ?? ''];
  if (!(row instanceof HTMLElement)) return;
  event.preventDefault();
  row.focus();
}
