import { useId } from 'react';
import { FormField, type useValidatedForm } from '@vibrant-peak/shared/forms';
import { Box, Center } from '@vibrant-peak/shared/ui';
import { CheckboxField } from '@vibrant-peak/shared/ui-admin';
import type { Field } from '../entities/entity';
import { fieldKinds } from '../fields/fieldKinds';
import type { RecordValues } from '../records/recordValues';

interface FieldInputProps {
  form: ReturnType<typeof useValidatedForm<RecordValues>>;
  field: Field;
  takesFocus?: boolean;
}

/** The control of a field, as its kind describes it. */
export function FieldInput({ form, field, takesFocus }: FieldInputProps) {
  const { control } = fieldKinds[field.kind];
  const listId = useId();
  if (control.type === 'checkbox')
    return <CheckboxField label={field.label} {...form.register(field.name)} />;

  const { suggestions, Preview, rows, inputMode, autoCapitalize, autoComplete, spellCheck } = control;
  const input = (
    <FormField
      {...{ rows, inputMode, autoCapitalize, autoComplete, spellCheck }}
      form={form}
      name={field.name}
      label={field.label}
      hint={field.hint}
      required={field.isRequired}
      list={suggestions && listId}
      data-autofocus={takesFocus}
    />
  );
  if (!suggestions && !Preview) return input;
  return (
    <Box position="relative" css={Preview && { '& input': { pr: '14' } }}>
      {input}
      {Preview && (
        <Center position="absolute" right="2" top="30px" boxSize="8" borderRadius="md" bg="bg.muted">
          <Preview name={String(form.watch(field.name) ?? '')} />
        </Center>
      )}
      <datalist id={listId}>
        {suggestions?.map((known) => (
          <option key={known} value={known} />
        ))}
      </datalist>
    </Box>
  );
}
