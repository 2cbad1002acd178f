import { defineRecipe, defineStyle, type SystemStyleObject } from '@chakra-ui/react/styled-system';

const buttonBase = defineStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '2',
  flexShrink: '0',
  maxW: 'full',
  borderRadius: 'full',
  borderWidth: '1px',
  borderColor: 'transparent',
  fontWeight: 'semibold',
  lineHeight: '1.2',
  // With large text a label on a phone wraps instead of overflowing the screen.
  whiteSpace: { base: 'normal', sm: 'nowrap' },
  cursor: 'pointer',
  userSelect: 'none',
  textDecoration: 'none',
  transitionProperty: 'background-color, border-color, color, box-shadow, filter',
  transitionDuration: 'moderate',
  _disabled: { opacity: 0.55, cursor: 'not-allowed' },
});

const buttonVariant = {
  accent: {
    bgImage: '{gradients.accent}',
    bgColor: 'brand.solid',
    color: 'white',
    // Darker: a lighter magenta would have a contrast below 4.5:1 with white.
    _hover: { filter: 'brightness(0.92)', boxShadow: 'md' },
    // The gradient never marks what cannot be pressed.
    _disabled: { bgImage: 'none', bgColor: 'ink.600' },
  },
  solid: {
    bg: 'colorPalette.solid',
    color: 'colorPalette.contrast',
    _hover: { filter: 'brightness(1.1)' },
  },
  outline: {
    borderColor: 'colorPalette.border',
    color: 'colorPalette.fg',
    bg: 'transparent',
    _hover: { bg: 'colorPalette.subtle' },
  },
  ghost: { bg: 'transparent', color: 'colorPalette.fg', _hover: { bg: 'colorPalette.subtle' } },
} satisfies Record<string, SystemStyleObject>;

/** The accent gradient is for the one primary action of a view. */
export const buttonRecipe = defineRecipe({
  className: 'button',
  base: buttonBase,
  variants: {
    size: {
      xs: { h: '8', minW: '8', px: '3', fontSize: 'xs' },
      sm: { minH: '9', minW: '9', px: '4', fontSize: 'sm' },
      md: { minH: '11', minW: '11', px: '5', fontSize: 'sm' },
      lg: { minH: '12', minW: '12', px: '7', fontSize: 'md' },
    },
    variant: buttonVariant,
  },
  defaultVariants: { size: 'md', variant: 'solid' },
});

/** Square buttons with an icon only. */
export const iconButtonRecipe = defineRecipe({
  className: 'icon-button',
  base: buttonBase,
  variants: {
    size: { xs: { boxSize: '8' }, sm: { boxSize: '9' }, md: { boxSize: '11' }, lg: { boxSize: '12' } },
    variant: buttonVariant,
  },
  defaultVariants: { size: 'md', variant: 'ghost' },
});

export const headingRecipe = defineRecipe({
  className: 'heading',
  base: {
    fontFamily: 'heading',
    fontWeight: 'semibold',
    letterSpacing: 'tight',
    lineHeight: 'short',
    textWrap: 'balance',
  },
  variants: {
    size: {
      sm: { fontSize: 'md', letterSpacing: 'normal' },
      md: { fontSize: 'lg', letterSpacing: 'normal' },
      lg: { fontSize: 'xl' },
      xl: { fontSize: '2xl' },
      '2xl': { fontSize: { base: '3xl', md: '4xl', '2xl': '5xl' } },
      '3xl': { fontSize: { base: '4xl', md: '5xl', lg: '6xl', '2xl': '7xl' }, lineHeight: 'shorter' },
    },
  },
  defaultVariants: { size: 'lg' },
});

export const containerRecipe = defineRecipe({
  className: 'container',
  base: {
    w: '100%',
    maxW: { base: 'measure', '2xl': 'measureWide' },
    mx: 'auto',
    px: { base: '5', md: '8' },
  },
});

export const linkRecipe = defineRecipe({
  className: 'link',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    borderRadius: 'sm',
    transitionProperty: 'color',
    transitionDuration: 'fast',
  },
  variants: {
    variant: {
      plain: { color: 'inherit', _hover: { color: 'brand.fg' } },
      underline: {
        color: 'brand.fg',
        fontWeight: 'medium',
        textDecoration: 'underline',
        textUnderlineOffset: '3px',
      },
    },
  },
  defaultVariants: { variant: 'plain' },
});

export const badgeRecipe = defineRecipe({
  className: 'badge',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    px: '2.5',
    py: '1',
    borderRadius: 'full',
    fontSize: 'xs',
    fontWeight: 'medium',
    lineHeight: '1',
    whiteSpace: 'nowrap',
    bg: 'colorPalette.muted',
    color: 'colorPalette.fg',
  },
});
