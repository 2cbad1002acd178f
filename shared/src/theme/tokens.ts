import { defineTokens } from '@chakra-ui/react/styled-system';
import { fontStacks } from './fonts';
import { pageColors } from './pageColors';

const scale = [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24, 28, 32];

/** The 8-px rhythm: a step is a quarter rem, as everywhere in Chakra. */
const spacing = Object.fromEntries(scale.map((step) => [step, { value: `${step / 4}rem` }]));

const values = <T extends Record<string, string | number>>(record: T) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, { value }])) as {
    [K in keyof T]: { value: T[K] };
  };

export const tokens = defineTokens({
  colors: {
    black: { value: pageColors.dark },
    white: { value: pageColors.light },
    ink: values({ 50: '#f4f1fb', 300: '#b5abcc', 400: '#9389ad', 600: '#544b6b', 900: '#150d2b' }),
    blackAlpha: values({ 500: 'rgba(11, 7, 22, 0.6)' }),
  },
  fonts: values(fontStacks),
  fontSizes: values({
    '2xs': '0.625rem',
    xs: '0.75rem',
    sm: '0.875rem',
    md: '1rem',
    lg: '1.125rem',
    xl: '1.25rem',
    '2xl': '1.5rem',
    '3xl': '1.875rem',
    '4xl': '2.25rem',
    '5xl': '3rem',
    '6xl': '3.75rem',
    '7xl': '4.75rem',
  }),
  fontWeights: values({ normal: '400', medium: '500', semibold: '600', bold: '700' }),
  lineHeights: values({ shorter: 1.1, short: 1.25, moderate: 1.5, tall: 1.7 }),
  letterSpacings: values({ tight: '-0.025em', wide: '0.06em' }),
  radii: values({
    none: '0',
    sm: '0.25rem',
    md: '0.5rem',
    lg: '0.75rem',
    xl: '1rem',
    '2xl': '1.5rem',
    full: '9999px',
  }),
  spacing,
  sizes: {
    ...spacing,
    ...values({
      xs: '20rem',
      sm: '24rem',
      md: '28rem',
      lg: '32rem',
      xl: '36rem',
      '2xl': '42rem',
      '3xl': '48rem',
      '4xl': '56rem',
      '5xl': '64rem',
      measure: '75rem',
      measureWide: '88rem',
      full: '100%',
      max: 'max-content',
    }),
  },
  durations: values({ fast: '150ms', moderate: '200ms', slow: '300ms' }),
  easings: values({ out: 'cubic-bezier(0.2, 0.7, 0.2, 1)' }),
  zIndex: values({
    docked: 10,
    dropdown: 1000,
    sticky: 1100,
    overlay: 1300,
    skipNav: 1600,
    toast: 1700,
    tooltip: 1800,
  }),
  borders: values({ xs: '0.5px solid', sm: '1px solid' }),
});
