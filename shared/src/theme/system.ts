import {
  createSystem,
  defaultBaseConfig,
  defineConfig,
  type RecipeDefinition,
  type SlotRecipeDefinition,
} from '@chakra-ui/react';
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

// The first of the global style sheets is the reset; ours takes the place of Chakra's.
system._global[0] = system.layers.wrap('reset', reset);

/**
 * Adds the recipes of components that load on demand, before they render for the first time.
 * The first page thus pays only for the components that it shows.
 */
export function addRecipes(added: {
  recipes?: Record<string, RecipeDefinition>;
  slotRecipes?: Record<string, SlotRecipeDefinition>;
}): void {
  const { theme } = system._config;
  if (!theme?.recipes || !theme.slotRecipes) throw new Error('The theme has no recipe tables');
  Object.assign(theme.recipes, added.recipes);
  Object.assign(theme.slotRecipes, added.slotRecipes);
}
