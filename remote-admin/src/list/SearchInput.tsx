import { chakra } from '@vibrant-peak/shared/ui';

/** Search field. 16 px on phones, because iOS zooms in on smaller text. */
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
