import { chakra } from '@chakra-ui/react/styled-system';
import { touchable } from './touchable';

/**
 * Search field of a list, named by an `aria-label`. 16 px on phones, because iOS zooms in on smaller
 * text.
 */
export const SearchInput = chakra('input', {
  base: {
    w: 'full',
    minH: touchable,
    px: '4',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'lg',
    bg: 'bg',
    fontSize: { base: 'md', md: 'sm' },
    focusVisibleRing: 'inside',
  },
});
