import { chakra } from '@vibrant-peak/shared/ui';

/** Rarely needed fields, folded below their summary. */
export const Fold = chakra('details', {
  base: {
    mt: '3',
    '& summary': {
      py: '2',
      textWrap: 'balance',
      fontSize: 'sm',
      color: 'fg.muted',
      cursor: 'pointer',
      borderRadius: 'md',
      focusVisibleRing: 'outside',
    },
  },
});
