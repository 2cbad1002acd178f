import type { ReactNode } from 'react';
import { useValidatedForm, type yup } from '@vibrant-peak/shared/forms';
import { useToast, useUnsavedChanges } from '@vibrant-peak/shared/host';
import { Stack } from '@vibrant-peak/shared/ui';
import { ask } from '../api/ask';
import { useSending } from '../api/useSending';
import { SaveOrCancel } from '../layout/SaveOrCancel';
import { toastTitle, type Entry } from './entry';

export type FieldsForm<V extends object> = ReturnType<typeof useValidatedForm<V>>;

interface EntryFormProps<V extends object> {
  /** Such as `/invoice-clients`. */
  path: string;
  /** Such as `client`. */
  noun: string;
  schema: yup.ObjectSchema<V>;
  /** Undefined for a new one. */
  entry: Entry<V> | undefined;
  fields: (form: FieldsForm<V>) => ReactNode;
  nameOf: (value: V) => string;
  onClose: () => void;
  onSaved: () => void;
}

/** Adds or changes a client or an item. */
export function EntryForm<V extends object>(props: EntryFormProps<V>) {
  const { path, noun, schema, entry, fields, nameOf, onClose, onSaved } = props;
  const form = useValidatedForm(schema, schema.cast(entry?.value ?? {}) as never);
  const { isSending, problem, send } = useSending(form);
  const toast = useToast();
  useUnsavedChanges(form.formState.isDirty);
  const save = form.handleSubmit((value) =>
    send(
      () =>
        entry
          ? ask(`PUT ${path}/${entry.id}`, value, { headers: { 'If-Match': `"${entry.version}"` } })
          : ask(`POST ${path}`, value),
      () => {
        const title = toastTitle(noun, entry ? 'Updated' : 'Added');
        toast({ type: 'success', title, description: nameOf(value) });
        onSaved();
      },
    ),
  );
  return (
    <form noValidate onSubmit={(event) => void save(event)}>
      <Stack gap="5">
        {fields(form)}
        <SaveOrCancel isSending={isSending} problem={problem} onCancel={onClose} />
      </Stack>
    </form>
  );
}
