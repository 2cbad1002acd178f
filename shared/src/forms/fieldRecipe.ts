import { defineRecipe } from '@chakra-ui/react/styled-system';

/** Text inputs and text areas. 16 px on phones: smaller text makes iOS zoom in. */
export const fieldRecipe = defineRecipe({
  base: {
    display: 'block',
    w: 'full',
    px: '4',
    py: '2.5',
    minH: '11',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'lg',
    bg: 'bg',
    fontSize: { base: 'md', md: 'sm' },
    focusVisibleRing: 'inside',
    _readOnly: { bg: 'bg.muted' },
    _disabled: { bg: 'bg.muted', color: 'fg.muted', cursor: 'not-allowed' },
    _invalid: { borderColor: 'fg.error' },
  },
});
