import { useId, type ComponentType } from 'react';
import { FieldFrame, describedBy, fieldRecipe } from '@vibrant-peak/shared/forms';
import { chakra } from '@vibrant-peak/shared/ui';
import type { ControlProps } from '../fields/fieldKind';

/** A select with these values. */
export function createOptionControl(values: readonly string[]): ComponentType<ControlProps> {
  return function OptionControl({ form, field: { name, label, hint, isRequired }, takesFocus }) {
    const id = useId();
    const message = form.getFieldState(name, form.formState).error?.message;
    return (
      <FieldFrame {...{ id, label, hint, isRequired, message }}>
        <Select
          id={id}
          aria-required={isRequired || undefined}
          aria-invalid={message ? true : undefined}
          aria-describedby={describedBy({ id, hint, message })}
          data-autofocus={takesFocus}
          {...form.register(name)}
        >
          <option value="">Choose …</option>
          {values.map((value) => (
            <option key={value}>{value}</option>
          ))}
        </Select>
      </FieldFrame>
    );
  };
}

const Select = chakra('select', fieldRecipe);
