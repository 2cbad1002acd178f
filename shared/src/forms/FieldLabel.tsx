import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '../ui/elements';

/** Label of a field. `data-required` adds a visual mark that is not part of the accessible name. */
export const FieldLabel = chakra('label', {
  base: {
    display: 'block',
    mb: '1.5',
    fontSize: 'sm',
    fontWeight: 'medium',
    '&[data-required]::after': { content: '" *" / ""', color: 'fg.error' },
  },
});

/** Explains the mark; visual only, like the mark itself. */
export function RequiredNote() {
  return (
    <Text fontSize="xs" color="fg.muted" aria-hidden>
      * required
    </Text>
  );
}
