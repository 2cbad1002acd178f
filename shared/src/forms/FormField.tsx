import { Box, chakra } from '@chakra-ui/react';
import { Text } from '../ui/elements';
import { FieldLabel } from './FieldLabel';
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
  /** A field of several lines, this many rows high. */
  rows?: number;
  hint?: string;
}

const StyledInput = chakra('input', fieldRecipe);
const StyledTextarea = chakra('textarea', fieldRecipe);

/** Label, control and message of one field, wired for assistive technology. */
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
  const described = [hint && `${id}-hint`, message && `${id}-error`].filter(Boolean).join(' ');
  const wiring = {
    id,
    // The browser's own rule would answer in its own words.
    'aria-required': required || undefined,
    'aria-invalid': message ? true : undefined,
    'aria-describedby': described || undefined,
    ...form.register(name),
  };
  return (
    <Box>
      <FieldLabel htmlFor={id} data-required={required || undefined}>
        {label}
      </FieldLabel>
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
      {hint && (
        <Text id={`${id}-hint`} mt="1.5" fontSize="xs" color="fg.muted">
          {hint}
        </Text>
      )}
      {message && (
        <Text id={`${id}-error`} mt="1.5" fontSize="sm" color="fg.error">
          {String(message)}
        </Text>
      )}
    </Box>
  );
}
