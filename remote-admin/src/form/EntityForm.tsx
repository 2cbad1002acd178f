import { useLayoutEffect, useMemo, useRef } from 'react';
import { useValidatedForm } from '@vibrant-peak/shared/forms';
import { useUnsavedChanges } from '@vibrant-peak/shared/host';
import { Button, HStack, Heading, Stack, chakra } from '@vibrant-peak/shared/ui';
import type { Entity, EntityRecord } from '../entities/entity';
import { FieldInput } from './FieldInput';
import { formValuesOf } from './formValues';
import { titleOf, type RecordValues } from '../records/recordValues';
import { schemaOf } from './schemaOf';

interface EntityFormProps {
  entity: Entity;
  /** The record to edit; undefined for a new one. */
  record?: EntityRecord;
  onSave: (values: RecordValues) => void;
  onCancel: () => void;
}

/** Form for adding and editing records of any entity. */
export function EntityForm({ entity, record, onSave, onCancel }: EntityFormProps) {
  const schema = useMemo(() => schemaOf(entity.fields), [entity]);
  const form = useValidatedForm(schema, formValuesOf(entity, record));
  const release = useUnsavedChanges(form.formState.isDirty);
  /** The form stays on screen until the navigation completes; a second click must not save twice. */
  const isDone = useRef(false);
  const finish = (action: () => void) => {
    if (isDone.current) return;
    isDone.current = true;
    release();
    action();
  };
  const cancel = () => finish(onCancel);
  const card = useRef<HTMLFormElement>(null);
  // Synchronous, unlike `form.setFocus`: letters typed right after Enter on Add go into the form.
  useLayoutEffect(() => card.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus(), []);

  return (
    <Card
      ref={card}
      noValidate
      aria-labelledby="entity-form-title"
      onSubmit={(event) => void form.handleSubmit((values) => finish(() => onSave(values)))(event)}
    >
      <Heading id="entity-form-title" as="h2" size="md">
        {record ? `Edit ${titleOf(entity, record)}` : `Add ${entity.singular}`}
      </Heading>
      <Stack gap="5">
        {entity.fields.map((field, index) => (
          <FieldInput key={field.name} form={form} field={field} takesFocus={index === 0} />
        ))}
      </Stack>
      <HStack gap="3" pt="2">
        <Button type="submit" variant="accent">
          Save
        </Button>
        <Button variant="outline" colorPalette="gray" onClick={cancel}>
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
