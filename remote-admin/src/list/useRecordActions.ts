import { useCallback } from 'react';
import { useToast, type Toast } from '@vibrant-peak/shared/host';
import type { Entity, EntityRecord, Field } from '../entities/entity';
import { collectionOf } from '../records/collectionOf';
import { recentChanges } from '../records/recentChanges';
import { titleOf, withValueAt, type RecordValues } from '../records/recordValues';

/** Announces a change in a notice and on the dashboard. */
function useTell({ path, navigation: { icon } }: Entity) {
  const toast = useToast();
  return useCallback(
    (notice: Toast) => {
      toast(notice);
      recentChanges.tell({ title: notice.title, subject: notice.description ?? '', path, icon });
    },
    [toast, path, icon],
  );
}

/** Moves the focus to the first of these names if an Undo has removed the focused element. */
type FocusIfLost = (...names: string[]) => void;

/** Actions on the records of a list. Each is announced with the record's name and can be undone. */
export function useRecordActions(entity: Entity, focusIfLost: FocusIfLost) {
  const tell = useTell(entity);
  const collection = collectionOf(entity);

  const add = useCallback(
    (values: RecordValues): EntityRecord | undefined => {
      const title = `${entity.singular} Added`;
      const [added] = collection.add([values]);
      if (!added) return undefined;
      collection.keepUndo(title, () => void collection.remove([added.id]));
      tell({ type: 'success', title, description: titleOf(entity, added) });
      return added;
    },
    [collection, entity, tell],
  );

  const update = useCallback(
    (record: EntityRecord, values: RecordValues) => {
      const title = `${entity.singular} Updated`;
      collection.keepUndo(title, collection.update(new Map([[record.id, values]])));
      tell({ type: 'success', title, description: titleOf(entity, { ...record, ...values }) });
    },
    [collection, entity, tell],
  );

  const remove = useCallback(
    (removed: readonly EntityRecord[]) => {
      const isOne = removed.length === 1;
      const title = isOne ? `${entity.singular} Removed` : `${removed.length} ${entity.heading} Removed`;
      const undo = collection.keepUndo(title, collection.remove(removed.map(({ id }) => id)));
      tell({
        type: 'error',
        title,
        description: namesOf(entity, removed),
        action: undoAction(undo, () => focusIfLost(`delete-${removed[0]?.id}`, 'add')),
      });
    },
    [collection, entity, tell, focusIfLost],
  );

  return { add, update, remove, setField: useSetField(entity, tell, focusIfLost) };
}

const undoAction = (undo: () => void, onUndone: () => void): Toast['action'] => ({
  label: 'Undo',
  onClick: () => {
    undo();
    onUndone();
  },
});

/** Sets one field of several records to the same value. */
function useSetField(entity: Entity, tell: ReturnType<typeof useTell>, focusIfLost: FocusIfLost) {
  const collection = collectionOf(entity);
  return useCallback(
    (records: readonly EntityRecord[], field: Field, value: unknown) => {
      const title =
        records.length === 1 ? `${entity.singular} Updated` : `${records.length} ${entity.heading} Updated`;
      const values = records.map((record) => [record.id, withValueAt(record, field.name, value)] as const);
      const undo = collection.keepUndo(title, collection.update(new Map(values)));
      tell({
        type: 'success',
        title,
        description: `${field.label}: ${namesOf(entity, records)}`,
        action: undoAction(undo, () => focusIfLost(`edit-${records[0]?.id}`, 'add')),
      });
    },
    [collection, entity, tell, focusIfLost],
  );
}

const namedRecords = 3;

function namesOf(entity: Entity, records: readonly EntityRecord[]): string {
  const names = records.slice(0, namedRecords).map((record) => titleOf(entity, record));
  const more = records.length - names.length;
  return `${names.join(', ')}${more > 0 ? ` and ${more.toLocaleString('en')} more` : ''}`;
}
