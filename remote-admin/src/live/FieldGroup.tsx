import type { ReactNode } from 'react';
import { Text, chakra } from '@vibrant-peak/shared/ui';
import type { Field } from '../fields/fieldKind';

interface FieldGroupProps {
  /** Prefix of the ids of hint and message; see `describedBy`. */
  id: string;
  field: Field;
  /** Validation error of the group as a whole. */
  message?: string;
  children: ReactNode;
}

/** Frame of a field with several controls. */
export const FieldGroup = ({
  id,
  field: { name, label, hint, isRequired },
  message,
  children,
}: FieldGroupProps) => (
  <Group name={name}>
    <legend data-required={isRequired || undefined}>{label}</legend>
    {hint && (
      <Text id={`${id}-hint`} fontSize="xs" color="fg.muted">
        {hint}
      </Text>
    )}
    {children}
    {message && (
      <Text id={`${id}-error`} fontSize="sm" color="fg.error">
        {message}
      </Text>
    )}
  </Group>
);

const Group = chakra('fieldset', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    minW: '0',
    p: '4',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'lg',
    '& legend': { px: '1', fontSize: 'sm', fontWeight: 'medium' },
    '& legend[data-required]::after': { content: '" *" / ""', color: 'fg.error' },
  },
});
