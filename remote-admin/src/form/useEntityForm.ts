import { useMemo, useRef, useState } from 'react';
import { useValidatedForm } from '@vibrant-peak/shared/forms';
import { useUnsavedChanges, type Saved } from '@vibrant-peak/shared/host';
import type { Entity, EntityRecord } from '../entities/entity';
import type { RecordValues } from '../records/recordValues';
import { useSaving } from '../saving/useSaving';
import { formValuesOf } from './formValues';
import { schemaOf } from './schemaOf';

export interface EntityFormOptions {
  entity: Entity;
  /** The record to edit; undefined for a new one. */
  record?: EntityRecord;
  /** Saves new values of the record as it was when the form opened. A failure leaves the form as it is, and says why. */
  onSave: (values: RecordValues, record?: EntityRecord) => Saved<void>;
  onSaved: () => void;
  onCancel: () => void;
  /** Where the form stays open: the record with which it goes on after Save and Cancel. */
  nextRecord?: () => EntityRecord | undefined;
}

/** State of a form for a record: what it began from, what is typed, and its saves. */
export function useEntityForm(options: EntityFormOptions) {
  const { entity, onSave, onSaved, onCancel, nextRecord } = options;
  const [record, setRecord] = useState(options.record);
  const schema = useMemo(() => schemaOf(entity.fields, entity.check), [entity]);
  const form = useValidatedForm(schema, formValuesOf(entity, record));
  const release = useUnsavedChanges(form.formState.isDirty);
  const { save, ...saving } = useSaving();
  /** The form stays on screen until the navigation completes; a second click must not save twice. */
  const isDone = useRef(false);
  const finish = (operation: () => Saved<void>, close: () => void) => {
    if (isDone.current) return;
    save(operation, () => {
      if (nextRecord) goOnWith(nextRecord());
      else isDone.current = true;
      release();
      close();
    });
  };
  const goOnWith = (next?: EntityRecord) => {
    setRecord(next);
    form.reset(formValuesOf(entity, next));
  };
  return {
    ...{ form, record, ...saving },
    submit: (values: RecordValues) => finish(() => onSave(values, record), onSaved),
    cancel: () => finish(() => undefined, onCancel),
  };
}
