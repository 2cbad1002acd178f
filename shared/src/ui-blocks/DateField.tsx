import { chakra } from '@vibrant-peak/shared/ui';
import { FieldFrame, fieldRecipe } from '@vibrant-peak/shared/ui-admin';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { controlOf } from './controlOf';

interface DateFieldProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: string;
  /** Asks for the time of the day, too. */
  hasTime?: boolean;
  hint?: ReactNode;
  /** Validation error. */
  message?: ReactNode;
}

/**
 * A day, by keyboard or from the browser's calendar. Its value is text such as `2026-12-01`, or
 * `2026-12-01T09:00` with its time, in no time zone; it is empty while a part is missing. `min` and
 * `max` are such texts, too.
 * @example
 * ```tsx
 * import { DateField } from '@vibrant-peak/shared/ui-blocks';
 * import { useState } from 'react';
 *
 * export function SinceField() {
 *   const [since, setSince] = useState('');
 *   return <DateField label="Partner since" value={since} onChange={({ target }) => setSince(target.value)} />;
 * }
 * ```
 */
export function DateField({ label, hasTime, hint, message, required, ...input }: DateFieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} hint={hint} message={message} isRequired={required}>
      <Input
        {...input}
        {...controlOf({ id, hint, message, isRequired: required })}
        type={hasTime ? 'datetime-local' : 'date'}
      />
    </FieldFrame>
  );
}

const Input = chakra('input', fieldRecipe);
