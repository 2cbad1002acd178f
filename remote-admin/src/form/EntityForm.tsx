import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useValidatedForm } from '@vibrant-peak/shared/forms';
import { useUnsavedChanges, type Saved } from '@vibrant-peak/shared/host';
import { Button, HStack, Heading, Stack, Text, chakra } from '@vibrant-peak/shared/ui';
import type { Entity, EntityRecord } from '../entities/entity';
import { FieldInput } from './FieldInput';
import { formValuesOf } from './formValues';
import { titleOf, type RecordValues } from '../records/recordValues';
import { useSaving } from '../saving/useSaving';
import { SaveButton } from './SaveButton';
import { schemaOf } from './schemaOf';

interface EntityFormProps {
  entity: Entity;
  /** The record to edit; undefined for a new one. */
  record?: EntityRecord;
  /** Saves new values of the record as it was when the form opened. A failure leaves the form as it is, and says why. */
  onSave: (values: RecordValues, record?: EntityRecord) => Saved<void>;
  onSaved: () => void;
  onCancel: () => void;
}

/** Form for adding and editing records of any entity. */
export function EntityForm({ entity, record: opened, onSave, onSaved, onCancel }: EntityFormProps) {
  const [record] = useState(opened);
  const schema = useMemo(() => schemaOf(entity.fields, entity.check), [entity]);
  const form = useValidatedForm(schema, formValuesOf(entity, record));
  const release = useUnsavedChanges(form.formState.isDirty);
  const { save, isSaving, problem } = useSaving();
  /** The form stays on screen until the navigation completes; a second click must not save twice. */
  const isDone = useRef(false);
  const finish = (operation: () => Saved<void>, close: () => void) => {
    if (isDone.current) return;
    save(operation, () => {
      isDone.current = true;
      release();
      close();
    });
  };
  const submit = (values: RecordValues) => finish(() => onSave(values, record), onSaved);
  const cancel = () => finish(() => undefined, onCancel);
  const card = useRef<HTMLFormElement>(null);
  // Synchronous, unlike `form.setFocus`: letters typed right after Enter on Add go into the form.
  useLayoutEffect(() => card.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus(), []);

  return (
    <Card
      ref={card}
      noValidate
      aria-labelledby="entity-form-title"
      onSubmit={(event) => void form.handleSubmit(submit)(event)}
    >
      <Heading id="entity-form-title" as="h2" size="md">
        {record ? `Edit ${titleOf(entity, record)}` : `Add ${entity.singular}`}
      </Heading>
      <Stack gap="5" inert={isSaving}>
        {entity.fields.map((field, index) => (
          <FieldInput key={field.name} form={form} field={field} takesFocus={index === 0} />
        ))}
      </Stack>
      {problem && (
        <Text role="alert" color="fg.error">
          {problem}
        </Text>
      )}
      <HStack gap="3" pt="2">
        <SaveButton isSaving={isSaving} problem={problem} />
        <Button variant="outline" colorPalette="gray" disabled={isSaving} onClick={cancel}>
          Cancel
        </Button>
      </HStack>
    </Card>
  );
}

const Card = chakra('form', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '6',
    maxW: '3xl',
    p: { base: '5', md: '8' },
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'xl',
    bg: 'bg.panel',
    '& h2': { overflowWrap: 'anywhere' },
  },
});
