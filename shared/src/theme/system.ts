import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';
import { keyframes } from './keyframes';
import { reset } from './reset';
import { semanticTokens } from './semanticTokens';
import { slotRecipes } from './slotRecipes';
import { textStyles } from './textStyles';
import { tokens } from './tokens';

const config = defineConfig({
  // `reset` takes its place: a third of its size, and what this site needs of it.
  preflight: false,
  theme: {
    breakpoints: { sm: '480px', md: '768px', lg: '1024px', xl: '1280px', '2xl': '1600px' },
    keyframes,
    tokens,
    semanticTokens,
    textStyles,
    recipes: {},
    slotRecipes,
  },
  globalCss: {
    ...reset,
    html: {
      color: 'fg',
      bg: 'bg',
      fontFamily: 'body',
      lineHeight: 'moderate',
      colorPalette: 'brand',
      colorScheme: 'light',
      scrollPaddingTop: '5rem',
      textSizeAdjust: '100%',
    },
    'html:has(dialog[open])': { overflow: 'hidden' },
    'html.dark': { colorScheme: 'dark' },
    body: { minH: '100dvh', overflowX: 'clip' },
    '*::placeholder': { color: 'fg.subtle' },
    '*::selection': { bg: 'brand.emphasized' },
  },
});

export const system = createSystem(defaultBaseConfig, config);
