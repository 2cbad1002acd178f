import { chakra } from 'shared/ui';

/** Field that narrows a list. 16 px on phones: smaller text makes iOS zoom in. */
export const SearchInput = chakra('input', {
  base: {
    w: 'full',
    minH: '11',
    px: '4',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'lg',
    bg: 'bg',
    fontSize: { base: 'md', md: 'sm' },
    focusVisibleRing: 'inside',
  },
});
