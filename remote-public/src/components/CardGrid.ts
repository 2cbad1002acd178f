import { chakra } from '@vibrant-peak/shared/ui';

/** List of cards without bullets; callers set the columns per breakpoint. */
export const CardGrid = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '6',
    listStyle: 'none',
    p: '0',
    m: '0',
  },
});
