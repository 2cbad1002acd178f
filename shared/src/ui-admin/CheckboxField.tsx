import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';
import { checkboxStyle } from './checkboxStyle';

interface CheckboxFieldProps extends ComponentProps<'input'> {
  label: string;
}

/**
 * Checkbox with a label; the whole line is clickable.
 *
 * @example
 * ```tsx
 * import { useValidatedForm, yup } from '@vibrant-peak/shared/forms';
 * import { CheckboxField } from '@vibrant-peak/shared/ui-admin';
 *
 * const schema = yup.object({ isActive: yup.boolean().required() });
 *
 * export function ActiveForm() {
 *   const form = useValidatedForm(schema, { isActive: true });
 *   return <CheckboxField label="Active" {...form.register('isActive')} />;
 * }
 * ```
 */
export function CheckboxField({ label, ...control }: CheckboxFieldProps) {
  return (
    <Line>
      <input type="checkbox" {...control} />
      <span>{label}</span>
    </Line>
  );
}

const Line = chakra('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '3',
    minH: '11',
    fontSize: 'sm',
    fontWeight: 'medium',
    cursor: 'pointer',
    '& input': { ...checkboxStyle, boxSize: '5', flexShrink: '0' },
  },
});
