import { chakra } from '@vibrant-peak/shared/ui';

/** A box with a warning. */
export const Note = chakra(
  'div',
  {
    base: {
      p: '3',
      borderWidth: '1px',
      borderColor: 'fg.error',
      borderRadius: 'md',
      overflowWrap: 'anywhere',
    },
  },
  { defaultProps: { role: 'note' } },
);
