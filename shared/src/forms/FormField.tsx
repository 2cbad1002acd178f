import { Box, Text, chakra } from '@chakra-ui/react';
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
  ...control
}: FormFieldProps<T>) {
  const id = useId();
  const message = form.getFieldState(name, form.formState).error?.message;
  const described = [hint && `${id}-hint`, message && `${id}-error`].filter(Boolean).join(' ');
  const wiring = {
    id,
    'aria-invalid': message ? true : undefined,
    'aria-describedby': described || undefined,
    ...form.register(name),
  };
  return (
    <Box>
      <chakra.label htmlFor={id} display="block" mb="1.5" fontSize="sm" fontWeight="medium">
        {label}
      </chakra.label>
      {rows ? (
        <StyledTextarea
          {...wiring}
          rows={rows}
          placeholder={control.placeholder}
          readOnly={control.readOnly}
          required={control.required}
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
