import { useEffect, useId, useRef, type ComponentType } from 'react';
import { describedBy, useFieldArray } from '@vibrant-peak/shared/forms';
import { Button, Stack } from '@vibrant-peak/shared/ui';
import { StaffIcon } from '@vibrant-peak/shared/ui-admin';
import type { ControlProps, Field } from '../fields/fieldKind';
import { initialValueOf } from '../form/formValues';
import { FieldGroup } from './FieldGroup';
import { RowFields } from './RowFields';

/** A group of fields for each row. Rows can be added, removed and moved up. */
export function createRowsControl(columns: readonly Field[]): ComponentType<ControlProps> {
  const blankRow = () => Object.fromEntries(columns.map((column) => [column.name, initialValueOf(column)]));

  return function RowsControl({ form, field }) {
    const { name, label, hint } = field;
    const id = useId();
    const addButton = useRef<HTMLButtonElement>(null);
    const { fields: rows, append, remove, move } = useFieldArray(arrayIn(form, name));
    const { error } = form.getFieldState(name, form.formState);
    const message = error?.root?.message ?? error?.message;
    const { submitCount } = form.formState;
    // A problem of the rows as a whole has no field that could take the focus.
    useEffect(() => {
      if (message && !document.activeElement?.matches('[aria-invalid]')) addButton.current?.focus();
    }, [message, submitCount]);
    const removeRow = (index: number) => {
      remove(index);
      addButton.current?.focus();
    };

    return (
      <FieldGroup id={id} field={field} message={message}>
        <Stack as="ol" gap="4" listStyleType="none">
          {rows.map((row, index) => (
            <RowFields
              key={row.id}
              form={form}
              field={field}
              columns={columns}
              index={index}
              onUp={index > 0 ? () => move(index, index - 1) : undefined}
              onRemove={() => removeRow(index)}
            />
          ))}
        </Stack>
        <Button
          ref={addButton}
          alignSelf="flex-start"
          variant="outline"
          colorPalette="gray"
          aria-label={`Add to ${label}`}
          aria-describedby={describedBy({ id, hint, message })}
          onClick={() => append(blankRow())}
        >
          <StaffIcon name="Plus" />
          <span>Add</span>
        </Button>
      </FieldGroup>
    );
  };
}

type ArrayOptions = Parameters<typeof useFieldArray<Record<string, Record<string, unknown>[]>>>[0];

/** The form's type does not say which of its values are arrays. */
const arrayIn = ({ control }: ControlProps['form'], name: string): ArrayOptions => ({
  control: control as unknown as ArrayOptions['control'],
  name,
});
