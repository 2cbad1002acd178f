import type { ComponentType } from 'react';
import { SelectField } from '@vibrant-peak/shared/ui-blocks';
import type { ControlProps } from '../fields/fieldKind';

/** A value as the form holds it, and its text. */
type Option = readonly [value: string, text: string];

/** A select. @param useOptions a hook, so that the options can change. */
export function createOptionControl(useOptions: () => readonly Option[]): ComponentType<ControlProps> {
  return function OptionControl({ form, field: { name, label, hint, isRequired }, takesFocus }) {
    const options = useOptions();
    return (
      <SelectField
        label={label}
        hint={hint}
        options={[['', 'Choose …'], ...options]}
        message={form.getFieldState(name, form.formState).error?.message}
        required={isRequired}
        data-autofocus={takesFocus}
        {...form.register(name)}
      />
    );
  };
}
