import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem, defineConfig } from '@chakra-ui/react/styled-system';
import { keyframes } from './keyframes';
import { semanticTokens } from './semanticTokens';
import { slotRecipes } from './slotRecipes';
import { textStyles } from './textStyles';
import { tokens } from './tokens';

const config = defineConfig({
  preflight: true,
  // Documents repeat the names of variables a thousand times.
  cssVarsPrefix: '',
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
    html: {
      '--global-color-border': 'colors.border',
      color: 'fg',
      bg: 'bg',
      fontFamily: 'body',
      lineHeight: 'moderate',
      colorPalette: 'brand',
      colorScheme: 'light',
      // Height of the public header.
      scrollPaddingTop: 'calc(4.5rem + 1px)',
    },
    'html:has(dialog[open])': { overflow: 'hidden' },
    'html.dark': { colorScheme: 'dark' },
    body: { overflowX: 'clip' },
    // Here instead of in the recipes, whose rules each document repeats for every variant.
    'a, button': { focusVisibleRing: 'outside' },
    svg: { flexShrink: '0' },
    'p, h1, h2, h3, h4, h5, h6, li, dd, blockquote': {
      overflowWrap: 'anywhere',
      '& *': { overflowWrap: 'inherit' },
    },
    // Sora's space is narrow below display sizes. The sheet of an invoice looks the same everywhere.
    ':is(h2, h3, h4):not(.paper *)': { wordSpacing: '0.1em' },
    // No word alone in the last line.
    'p, li, dd, blockquote': { textWrap: 'pretty' },
    ':is([aria-selected=true], [aria-pressed=true], [aria-current]:not([aria-current=false])):not(:focus-visible)':
      {
        // Forced colours remove the backgrounds and shadows that mark selected items.
        '@media (forced-colors: active)': {
          outline: '2px solid Highlight !important',
          outlineOffset: '-2px !important',
        },
      },
    '*::placeholder': { color: 'fg.subtle' },
    '*::selection': { bg: 'brand.emphasized' },
  },
});

export const system = createSystem(defaultBaseConfig, config);
