import { chakra } from '@chakra-ui/react/styled-system';
import { Select } from './Select';

/** Select in a list's toolbar; `data-active` marks one that narrows the list. */
export const ListSelect = chakra(Select, {
  base: {
    w: 'auto',
    maxW: { base: 'full', md: '10rem' },
    ps: '3',
    pe: '8',
    bgPos: 'right 0.5rem center',
    py: '0',
    cursor: 'pointer',
    textOverflow: 'ellipsis',
    '&[data-active]': { borderColor: 'brand.solid', color: 'brand.fg', fontWeight: 'medium' },
  },
});
