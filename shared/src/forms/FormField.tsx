import { chakra } from '@chakra-ui/react';
import { describedBy, FieldFrame } from './FieldFrame';
import { useId, type ComponentProps } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { fieldRecipe } from './fieldRecipe';

interface FormFieldProps<T extends FieldValues> extends Omit<
  ComponentProps<'input'>,
  'form' | 'name' | 'color' | 'size' | 'height' | 'width'
> {
  form: UseFormReturn<T, unknown, T>;
  name: Path<T>;
  label: string;
  /** Number of rows; makes the field a text area. */
  rows?: number;
  hint?: string;
}

const StyledInput = chakra('input', fieldRecipe);
const StyledTextarea = chakra('textarea', fieldRecipe);

/** Label, control and message of one field, connected for assistive technology. */
export function FormField<T extends FieldValues>({
  form,
  name,
  label,
  rows,
  hint,
  required,
  ...control
}: FormFieldProps<T>) {
  const id = useId();
  const message = form.getFieldState(name, form.formState).error?.message;
  const wiring = {
    id,
    // Not `required`: the browser's own validation would show its own messages.
    'aria-required': required || undefined,
    'aria-invalid': message ? true : undefined,
    'aria-describedby': describedBy({ id, hint, message }),
    ...form.register(name),
  };
  return (
    <FieldFrame {...{ id, label, hint }} isRequired={required} message={message && String(message)}>
      {rows ? (
        <StyledTextarea
          {...wiring}
          rows={rows}
          placeholder={control.placeholder}
          readOnly={control.readOnly}
        />
      ) : (
        <StyledInput {...control} {...wiring} />
      )}
    </FieldFrame>
  );
}
