import { memo } from 'react';
import type { Entity, EntityRecord } from '../entities/entity';
import { fieldKinds } from '../fields/fieldKinds';
import { titleOf, valueAt } from '../records/recordValues';
import { Thumbnail } from './Thumbnail';

interface EntityRowProps {
  entity: Entity;
  record: EntityRecord;
  isChosen: boolean;
  onChoose: (ids: readonly number[], isChosen: boolean) => void;
  onEdit: (record: EntityRecord) => void;
  onDelete: (records: readonly EntityRecord[]) => void;
}

/** Plain elements, styled by the table around them: lists of many rows stay fast. */
export const EntityRow = memo(function EntityRow({
  entity,
  record,
  isChosen,
  onChoose,
  onEdit,
  onDelete,
}: EntityRowProps) {
  const title = titleOf(entity, record);
  const image = entity.fields.find(({ kind }) => kind === 'image');
  const titleClass = image ? 'title pictured' : 'title';
  return (
    <tr role="row" aria-selected={isChosen || undefined}>
      <td role="cell" className="choice">
        <label>
          <input
            type="checkbox"
            aria-label={`Select ${title}`}
            checked={isChosen}
            onChange={(event) => onChoose([record.id], event.target.checked)}
          />
        </label>
      </td>
      {entity.fields
        .filter(({ isColumn }) => isColumn)
        .map(({ name, kind, label }) => {
          const { Cell } = fieldKinds[kind];
          const isTitle = name === entity.titleField;
          return (
            <td key={name} role="cell" data-label={label} className={isTitle ? titleClass : kind}>
              {isTitle && image && <Thumbnail src={String(valueAt(record, image.name) ?? '')} />}
              <Cell value={valueAt(record, name)} />
            </td>
          );
        })}
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
          data-focus-key={`delete-${record.id}`}
          className="delete"
          onClick={() => onDelete([record])}
        />
      </td>
    </tr>
  );
});
