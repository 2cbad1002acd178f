import { useCallback, useEffect, useState } from 'react';
import { useProfile, type RecordId } from '@vibrant-peak/shared/host';
import { useStore } from '@vibrant-peak/shared/store';
import { Button, Text } from '@vibrant-peak/shared/ui';
import { PageHeader, StaffIcon } from '@vibrant-peak/shared/ui-admin';
import type { Entity, EntityRecord } from '../entities/entity';
import { EntityForm } from '../form/EntityForm';
import { useFocusLater } from '../layout/useFocusLater';
import type { RecordValues } from '../records/recordValues';
import { useCollection } from '../records/collectionOf';
import { EntityList } from './EntityList';
import { EntityTable } from './EntityTable';
import { useCancel } from './useCancel';
import { useListView } from './useListView';
import { useRecordActions } from './useRecordActions';
import { useRecordMode } from './useRecordMode';
import { useUndoKey } from './useUndoKey';

type FocusLater = ReturnType<typeof useFocusLater>['focusLater'];

/** However the form is closed, by Back too, the focus returns to the button that opened it. */
function useFocusAfterForm(openForm: RecordId | undefined, focusLater: FocusLater) {
  useEffect(() => {
    if (openForm === undefined) return;
    return () => focusLater(openForm === 'add' ? 'add' : `edit-${openForm}`, 'add');
  }, [openForm, focusLater]);
}

/** Runs after the router has restored the scroll position and the focus has moved. */
function useScrollToAdded(addedId: RecordId | undefined) {
  useEffect(() => {
    if (addedId !== undefined) document.querySelector('[data-added]')?.scrollIntoView({ block: 'nearest' });
  }, [addedId]);
}

/** List and form of one entity; the open form replaces the table. */
export function EntityScreen({ entity }: { entity: Entity }) {
  const collection = useCollection(entity);
  const records = useStore(collection);
  const { mode, isUnknown, add, edit: openRecord, close } = useRecordMode(entity.path, records);
  const [addedId, setAddedId] = useState<RecordId>();
  const edit = useEdit(openRecord, setAddedId);
  const view = useListView(entity, records, addedId);
  const { focusLater, focusIfLost } = useFocusLater();
  const actions = useRecordActions(entity, focusIfLost);
  const isList = mode.name === 'list';
  const isLive = useProfile() === 'live';
  const openForm = isList ? undefined : mode.name === 'editing' ? mode.record.id : 'add';
  useUndoKey(collection, isList, () => focusIfLost('add'));
  useFocusAfterForm(openForm, focusLater);
  useScrollToAdded(isList ? addedId : undefined);

  const save = async (values: RecordValues, record?: EntityRecord): Promise<void> => {
    if (record) await actions.update(record, values);
    else setAddedId((await actions.add(values))?.id);
  };
  const setField: typeof actions.setField = (...change) => {
    actions.setField(...change);
    focusIfLost('bulk-field', 'add');
  };
  const cancel = useCancel(close);
  const remove = useRemove(collection, actions.remove, focusLater);

  return (
    <>
      <PageHeader title={entity.heading} description={entity.description}>
        {isList && <AddButton entity={entity} onClick={add} />}
      </PageHeader>
      {isLive && isUnknown && (
        <Text role="status" mb="4" p="4" borderRadius="lg" bg="bg.muted" fontSize="sm">
          This record does not exist. It may have been deleted.
        </Text>
      )}
      {isList ? (
        <EntityList entity={entity} view={view} records={records} onDelete={remove} onSetField={setField}>
          <EntityTable entity={entity} view={view} addedId={addedId} onEdit={edit} onDelete={remove} />
        </EntityList>
      ) : (
        <EntityForm
          key={openForm}
          entity={entity}
          record={mode.name === 'editing' ? mode.record : undefined}
          onSave={save}
          onSaved={close}
          onCancel={cancel}
        />
      )}
    </>
  );
}

const AddButton = ({ entity, onClick }: { entity: Entity; onClick: () => void }) => (
  <Button variant="accent" data-focus-key="add" onClick={onClick}>
    <StaffIcon name="Plus" />
    <span>{`Add ${entity.singular}`}</span>
  </Button>
);

const useEdit = (open: (record: EntityRecord) => void, setAddedId: (id: undefined) => void) =>
  useCallback(
    (record: EntityRecord) => {
      setAddedId(undefined);
      open(record);
    },
    [open, setAddedId],
  );

function useRemove(
  collection: ReturnType<typeof useCollection>,
  remove: (records: readonly EntityRecord[]) => void,
  focusLater: FocusLater,
) {
  return useCallback(
    (removed: readonly EntityRecord[]) => {
      // Must come first: the toast makes React render the list synchronously.
      focusLater(`edit-${neighbourOf(removed, collection.get())?.id}`, 'add');
      remove(removed);
    },
    [remove, collection, focusLater],
  );
}

/** The record after the removed ones, or else the one before them. */
function neighbourOf(removed: readonly EntityRecord[], all: readonly EntityRecord[]) {
  const gone = new Set(removed);
  const left = (part: readonly EntityRecord[]) => part.filter((record) => !gone.has(record));
  const place = all.findIndex((record) => gone.has(record));
  return left(all.slice(place))[0] ?? left(all.slice(0, place)).at(-1);
}
