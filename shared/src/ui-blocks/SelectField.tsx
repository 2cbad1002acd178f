import { FieldFrame, Select } from '@vibrant-peak/shared/ui-admin';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { controlOf } from './controlOf';

interface SelectFieldProps extends ComponentProps<'select'> {
  label: string;
  /** Pairs of value and text, in the order of the list. */
  options: readonly (readonly [value: string, text: string])[];
  hint?: ReactNode;
  /** Validation error. */
  message?: ReactNode;
}

/**
 * A choice of one: the browser's select with its label, a hint and a message.
 *
 * @example
 * ```tsx
 * import { SelectField } from '@vibrant-peak/shared/ui-blocks';
 * import { useState } from 'react';
 *
 * const kinds = [
 *   ['supplier', 'Supplier'],
 *   ['reseller', 'Reseller'],
 * ] as const;
 *
 * export function KindField() {
 *   const [kind, setKind] = useState('supplier');
 *   return (
 *     <SelectField label="Kind" options={kinds} value={kind} onChange={({ target }) => setKind(target.value)} />
 *   );
 * }
 * ```
 */
export function SelectField({ label, options, hint, message, required, ...select }: SelectFieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} hint={hint} message={message} isRequired={required}>
      <Select {...select} {...controlOf({ id, hint, message, isRequired: required })}>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </Select>
    </FieldFrame>
  );
}
