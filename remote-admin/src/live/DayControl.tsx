import { DateField } from '@vibrant-peak/shared/ui-blocks';
import type { ControlProps } from '../fields/fieldKind';

/** A day, typed or chosen from the browser's calendar. */
export const DayControl = ({ form, field: { name, label, hint, isRequired }, takesFocus }: ControlProps) => (
  <DateField
    label={label}
    hint={hint}
    message={form.getFieldState(name, form.formState).error?.message}
    required={isRequired}
    data-autofocus={takesFocus}
    {...form.register(name)}
  />
);
