import { useCallback } from 'react';
import { useToast, type Toast } from '@vibrant-peak/shared/host';
import type { Entity, EntityRecord, Field } from '../entities/entity';
import { recentChanges } from '../records/recentChanges';
import { titleOf, withValueAt, type RecordValues } from '../records/recordValues';
import { useCollection } from '../records/collectionOf';
import { useReportFailure } from '../saving/useReportFailure';

/** Announces a change in a toast and on the dashboard. */
function useAnnounce({ path, navigation: { icon } }: Entity) {
  const toast = useToast();
  return useCallback(
    (content: Toast) => {
      toast(content);
      recentChanges.add({ title: content.title, subject: content.description ?? '', path, icon });
    },
    [toast, path, icon],
  );
}

/** Moves the focus to the first of these names if an Undo has removed the focused element. */
type FocusIfLost = (...names: string[]) => void;

/** Actions on the records of a list. Each is announced with the record's name and can be undone. */
export function useRecordActions(entity: Entity, focusIfLost: FocusIfLost) {
  const announce = useAnnounce(entity);
  const reportFailure = useReportFailure();
  const collection = useCollection(entity);

  const add = useCallback(
    async (values: RecordValues): Promise<EntityRecord | undefined> => {
      const [added] = await collection.add([values]);
      if (!added) return undefined;
      const title = `${entity.singular} Added`;
      collection.keepUndo(title, async () => void (await collection.remove([added.id])));
      announce({ type: 'success', title, description: titleOf(entity, added) });
      return added;
    },
    [collection, entity, announce],
  );

  const update = useCallback(
    async (record: EntityRecord, values: RecordValues): Promise<void> => {
      const undo = await collection.update(new Map([[record.id, values]]), [record]);
      const title = `${entity.singular} Updated`;
      collection.keepUndo(title, undo);
      announce({ type: 'success', title, description: titleOf(entity, { ...record, ...values }) });
    },
    [collection, entity, announce],
  );

  const remove = useCallback(
    (removed: readonly EntityRecord[]) => {
      const isOne = removed.length === 1;
      const title = isOne ? `${entity.singular} Removed` : `${removed.length} ${entity.heading} Removed`;
      const announceRemoved = (restore: () => Promise<void>) => {
        const undo = collection.keepUndo(title, restore);
        const onUndone = () => focusIfLost(`edit-${removed[0]?.id}`, 'add');
        announce({
          type: 'error',
          title,
          description: namesOf(entity, removed),
          action: { label: 'Undo', onClick: () => void undo().then(onUndone, reportFailure) },
        });
      };
      void collection.remove(removed.map(({ id }) => id)).then(announceRemoved, reportFailure);
    },
    [collection, entity, announce, reportFailure, focusIfLost],
  );

  return { add, update, remove, setField: useSetField(entity, announce, focusIfLost) };
}

/** Sets one field of several records to the same value. */
function useSetField(entity: Entity, announce: ReturnType<typeof useAnnounce>, focusIfLost: FocusIfLost) {
  const reportFailure = useReportFailure();
  const collection = useCollection(entity);
  return useCallback(
    (records: readonly EntityRecord[], field: Field, value: unknown) => {
      const title =
        records.length === 1 ? `${entity.singular} Updated` : `${records.length} ${entity.heading} Updated`;
      const values = records.map((record) => [record.id, withValueAt(record, field.name, value)] as const);
      const announceSet = (restore: () => Promise<void>) => {
        const undo = collection.keepUndo(title, restore);
        const onUndone = () => focusIfLost(`edit-${records[0]?.id}`, 'add');
        announce({
          type: 'success',
          title,
          description: `${field.label}: ${namesOf(entity, records)}`,
          action: { label: 'Undo', onClick: () => void undo().then(onUndone, reportFailure) },
        });
      };
      void collection.update(new Map(values), records).then(announceSet, reportFailure);
    },
    [collection, entity, announce, reportFailure, focusIfLost],
  );
}

const namedRecords = 3;

function namesOf(entity: Entity, records: readonly EntityRecord[]): string {
  const names = records.slice(0, namedRecords).map((record) => titleOf(entity, record));
  const more = records.length - names.length;
  return `${names.join(', ')}${more > 0 ? ` and ${more.toLocaleString('en')} more` : ''}`;
}
