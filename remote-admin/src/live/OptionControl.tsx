import { useId, type ComponentType } from 'react';
import { FieldFrame, describedBy, fieldRecipe } from '@vibrant-peak/shared/forms';
import { chakra } from '@vibrant-peak/shared/ui';
import type { ControlProps } from '../fields/fieldKind';

interface Option {
  /** As the form holds it. */
  value: string;
  text: string;
}

/** A select. @param useOptions a hook, so that the options can change. */
export function createOptionControl(useOptions: () => readonly Option[]): ComponentType<ControlProps> {
  return function OptionControl({ form, field: { name, label, hint, isRequired }, takesFocus }) {
    const id = useId();
    const options = useOptions();
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
          {options.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </Select>
      </FieldFrame>
    );
  };
}

const Select = chakra('select', fieldRecipe);
