import { chakra } from '@chakra-ui/react/styled-system';

/**
 * Search, filters and buttons above a list, in one shape of 36 px. On phones they are larger, and
 * two share a line. On narrow desktops all fit on one line, without their icons.
 */
export const Toolbar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: { base: '3', md: '2' },
    mb: '4',
    '& > :is(input, select, button), & > details > summary': {
      minH: { base: '11', md: '9' },
      borderRadius: 'lg',
      px: { md: '3' },
      fontWeight: 'medium',
    },
    '& > input': { fontWeight: 'normal', flex: { md: '1 1 9rem' }, maxW: { md: 'xs' }, me: { md: 'auto' } },
    '& > :is(select, button)': { flex: { base: '1 1 40%', md: 'none' }, minW: '0' },
    '@media (min-width: 768px) and (max-width: 1399px)': { '& > button svg': { display: 'none' } },
  },
});
