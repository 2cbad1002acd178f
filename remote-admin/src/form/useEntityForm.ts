import { useMemo, useRef, useState } from 'react';
import { useValidatedForm } from '@vibrant-peak/shared/forms';
import { useUnsavedChanges } from '@vibrant-peak/shared/host';
import type { Entity, EntityRecord } from '../entities/entity';
import { nestedValues, valueAt, type RecordValues } from '../records/recordValues';
import { useCollection } from '../records/collectionOf';
import { useSaving } from '../saving/useSaving';
import { formValuesOf, savedFields } from './formValues';
import { schemaOf } from './schemaOf';
import { usePublish } from './usePublish';

export interface EntityFormOptions {
  entity: Entity;
  /** The record to edit; undefined for a new one. */
  record?: EntityRecord;
  /** Saves the record. After a failure the form stays as it is and shows the reason. */
  onSave: (values: RecordValues, record?: EntityRecord) => Promise<void>;
  onSaved: () => void;
  onCancel: () => void;
  /** Where the form stays open: the record with which it goes on after Save and Cancel. */
  nextRecord?: () => EntityRecord | undefined;
}

/** State of a record's form: its original values, the typed values and its saves. */
export function useEntityForm(options: EntityFormOptions) {
  const { entity, onSave, onSaved, onCancel, nextRecord } = options;
  const [record, setRecord] = useState(options.record);
  const schema = useMemo(() => schemaOf(savedFields(entity), entity.check), [entity]);
  const form = useValidatedForm(schema, formValuesOf(entity, record));
  const release = useUnsavedChanges(form.formState.isDirty);
  const { save, ...saving } = useSaving();
  const collection = useCollection(entity);
  const publish = usePublish(entity, record);
  /** Whether the last save was to be published, too. */
  const [isPublishing, setIsPublishing] = useState(false);
  /**
   * The form stays on screen until the navigation completes; a second click must not save twice.
   */
  const isDone = useRef(false);
  /** A publication failed after its draft was saved. */
  const isSaved = useRef(false);
  const finish = (operation: () => Promise<void>, close: () => void, failure?: string) => {
    if (isDone.current) return;
    const done = () => {
      if (nextRecord) goOnWith(nextRecord());
      else isDone.current = true;
      isSaved.current = false;
      if (!release()) close();
    };
    save(operation, done, failure);
  };
  const goOnWith = (next?: EntityRecord) => {
    setRecord(next);
    form.reset(formValuesOf(entity, next));
  };
  const submit = (values: RecordValues) =>
    finish(async () => {
      setIsPublishing(false);
      return onSave(withCleared(entity, values), record);
    }, onSaved);
  const submitAndPublish = (values: RecordValues) => {
    const missing = entity.missing?.(values) ?? [];
    for (const [index, { path, problem }] of missing.entries())
      form.setError(path, { message: problem }, { shouldFocus: index === 0 });
    if (missing.length > 0) return;
    finish(
      async () => {
        setIsPublishing(true);
        await onSave(withCleared(entity, values), record);
        isSaved.current = true;
        goOnWith(collection.get().find(({ id }) => id === record?.id) ?? record);
        await publish?.();
      },
      onSaved,
      'Not Published',
    );
  };
  return {
    form,
    record,
    isPublishing,
    submit,
    ...saving,
    submitAndPublish: publish && submitAndPublish,
    cancel: () => finish(saveNothing, isSaved.current && !form.formState.isDirty ? onSaved : onCancel),
  };
}

const saveNothing = async () => undefined;

/** With `undefined` for fields that were emptied, which validation leaves out. */
const withCleared = ({ fields }: Entity, values: RecordValues) =>
  nestedValues(fields.map(({ name }) => [name, valueAt(values, name)]));
