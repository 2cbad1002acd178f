import { chakra } from '@chakra-ui/react/styled-system';
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

/**
 * Label, control and message of one field, connected for assistive technology. The form comes from
 * `useValidatedForm`.
 * @example
 * ```tsx
 * import { atLeast, emailAddress, FormField, useValidatedForm, yup } from '@vibrant-peak/shared/forms';
 * import { Button } from '@vibrant-peak/shared/ui';
 *
 * const schema = yup.object({
 *   name: atLeast(2, 'Name must be at least 2 characters.'),
 *   email: emailAddress('Please enter a valid email address.'),
 *   since: yup.string().default(''),
 * });
 *
 * export function InvitationForm({ onSend }: { onSend: (invitation: yup.InferType<typeof schema>) => void }) {
 *   const form = useValidatedForm(schema);
 *   return (
 *     <form noValidate onSubmit={form.handleSubmit(onSend)}>
 *       <FormField form={form} name="name" label="Name" autoComplete="name" />
 *       <FormField form={form} name="email" label="Email" type="email" autoComplete="email" />
 *       <FormField form={form} name="since" label="Partner since" type="date" />
 *       <Button type="submit">Send</Button>
 *     </form>
 *   );
 * }
 * ```
 */
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
    <FieldFrame id={id} label={label} hint={hint} isRequired={required} message={message && String(message)}>
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
