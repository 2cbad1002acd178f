import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';
import { keyframes } from './keyframes';
import { reset } from './reset';
import { semanticTokens } from './semanticTokens';
import { textStyles } from './textStyles';
import { tokens } from './tokens';

const config = defineConfig({
  theme: {
    breakpoints: { sm: '480px', md: '768px', lg: '1024px', xl: '1280px', '2xl': '1600px' },
    keyframes,
    tokens,
    semanticTokens,
    textStyles,
    recipes: {},
    slotRecipes: {},
  },
  globalCss: {
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
    'html.dark': { colorScheme: 'dark' },
    body: { minH: '100dvh', overflowX: 'clip' },
    '*::placeholder': { color: 'fg.subtle' },
    '*::selection': { bg: 'brand.emphasized' },
  },
});

export const system = createSystem(defaultBaseConfig, config);

// The first of the global style sheets is the reset; ours takes the place of Chakra's. Documents hold them all: a browser
// computes none until it meets one that does not.
Object.defineProperty(system, '_global', {
  get: () => [system.layers.wrap('reset', reset), system.getGlobalCss(), system.getTokenCss()],
});
