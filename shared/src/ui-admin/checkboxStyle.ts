import type { SystemStyleObject } from '@chakra-ui/react/styled-system';

/**
 * Styles of a checkbox or radio button. Browsers draw an empty one in dark mode like a disabled
 * one, so it gets a border of its own.
 */
export const checkboxStyle: SystemStyleObject = {
  accentColor: '{colors.brand.solid}',
  cursor: 'inherit',
  '&:not(:checked, :indeterminate)': {
    appearance: 'none',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'sm',
    bg: 'bg.panel',
    '&[type=radio]': { borderRadius: 'full' },
  },
};
