import { useCallback, useState } from 'react';
import { useToast } from 'shared/host';
import { Button } from 'shared/ui';
import { StaffIcon } from 'shared/ui-admin';
import { useStore } from 'shared/store';
import { PageHeader } from '../layout/PageHeader';
import { collectionOf } from '../records/collectionOf';
import type { Entity, EntityRecord } from '../entities/entity';
import { EntityForm } from '../form/EntityForm';
import { EntityList } from './EntityList';
import type { RecordValues } from '../records/recordValues';
import { useAddRequest } from '../form/useAddRequest';
import { useFocusLater } from '../layout/useFocusLater';
import { useListView } from './useListView';

type Mode =
  { name: 'list' } | { name: 'adding'; request: string } | { name: 'editing'; record: EntityRecord };

/** List and form of one entity; while the form is open the table is not there. */
export function EntityScreen({ entity }: { entity: Entity }) {
  const collection = collectionOf(entity);
  const records = useStore(collection);
  const view = useListView(entity, records);
  const [mode, setMode] = useState<Mode>({ name: 'list' });
  const toast = useToast();
  const focusLater = useFocusLater();

  const add = useCallback((request: string) => setMode({ name: 'adding', request }), []);
  useAddRequest(entity.path, add);

  const showList = () => {
    focusLater(mode.name === 'editing' ? `edit-${mode.record.id}` : 'add', 'add');
    setMode({ name: 'list' });
  };

  const save = (values: RecordValues) => {
    if (mode.name === 'editing') collection.update(mode.record.id, values);
    else collection.add([values]);
    toast({ type: 'success', title: `${entity.singular} ${mode.name === 'editing' ? 'Updated' : 'Added'}` });
    showList();
  };

  const cancel = () => {
    toast({ type: 'info', title: 'Editing Cancelled', description: 'No changes were saved.' });
    showList();
  };

  const edit = useCallback((record: EntityRecord) => setMode({ name: 'editing', record }), []);

  const remove = useCallback(
    (removed: readonly EntityRecord[]) => {
      const ids = removed.map(({ id }) => id);
      const place = collection.get().findIndex(({ id }) => id === ids[0]);
      const undo = collection.remove(ids);
      const neighbour = collection.get()[place] ?? collection.get()[place - 1];
      focusLater(`delete-${neighbour?.id}`, 'add');
      toast({
        type: 'error',
        title:
          removed.length === 1 ? `${entity.singular} Removed` : `${removed.length} ${entity.heading} Removed`,
        action: { label: 'Undo', onClick: undo },
      });
    },
    [collection, entity, focusLater, toast],
  );

  return (
    <>
      <PageHeader title={entity.heading} description={entity.description}>
        {mode.name === 'list' && (
          <Button variant="accent" data-focus-key="add" onClick={() => add('button')}>
            <StaffIcon name="Plus" />
            Add {entity.singular}
          </Button>
        )}
      </PageHeader>
      {mode.name === 'list' ? (
        <EntityList entity={entity} view={view} total={records.length} onEdit={edit} onDelete={remove} />
      ) : (
        <EntityForm
          key={mode.name === 'adding' ? mode.request : mode.record.id}
          entity={entity}
          record={mode.name === 'editing' ? mode.record : undefined}
          onSave={save}
          onCancel={cancel}
        />
      )}
    </>
  );
}
