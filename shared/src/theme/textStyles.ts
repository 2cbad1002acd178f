import { defineTextStyles } from '@chakra-ui/react/styled-system';

const size = (fontSize: string, lineHeight: string) => ({ value: { fontSize, lineHeight } });

/** Sizes that component recipes refer to by name. */
export const textStyles = defineTextStyles({
  xs: size('xs', '1.4'),
  sm: size('sm', '1.45'),
  md: size('md', '1.5'),
  lg: size('lg', '1.5'),
  xl: size('xl', '1.4'),
  '2xl': size('2xl', '1.3'),
  label: size('sm', '1.4'),
  eyebrow: {
    value: { fontSize: 'sm', fontWeight: 'semibold', letterSpacing: 'wide', textTransform: 'uppercase' },
  },
});
