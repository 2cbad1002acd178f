import { chakra } from '@chakra-ui/react';
import { Text } from '../ui/elements';

/**
 * Label of a field; `data-required` marks it for the eye. The mark is no part of the name: assistive technology hears
 * "required" from the field itself.
 */
export const FieldLabel = chakra('label', {
  base: {
    display: 'block',
    mb: '1.5',
    fontSize: 'sm',
    fontWeight: 'medium',
    '&[data-required]::after': { content: '" *" / ""', color: 'fg.error' },
  },
});

/** Says what the mark means, for the eye as the mark itself. */
export function RequiredNote() {
  return (
    <Text fontSize="xs" color="fg.muted" aria-hidden>
      * needed
    </Text>
  );
}
