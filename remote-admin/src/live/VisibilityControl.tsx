import { useId } from 'react';
import { Box, Text } from '@vibrant-peak/shared/ui';
import { CheckboxField } from '@vibrant-peak/shared/ui-admin';
import type { ControlProps } from '../fields/fieldKind';

/** A switch with its hint. */
export function VisibilityControl({ form, field: { name, label, hint } }: ControlProps) {
  const id = useId();
  return (
    <Box>
      <CheckboxField role="switch" label={label} aria-describedby={id} {...form.register(name)} />
      <Text id={id} fontSize="xs" color="fg.muted">
        {hint}
      </Text>
    </Box>
  );
}
