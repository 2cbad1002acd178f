import type { RecipeDefinition, SlotRecipeDefinition } from '@chakra-ui/react';
import { system } from '../theme/system';
import { engine } from './engine';
import { installStyles } from './loadStyles';

/**
 * Adds the recipes of components that load on demand, before they render for the first time, and brings along what computes
 * their styles. The first page thus pays only for the components that it shows.
 */
export function addRecipes(added: {
  recipes?: Record<string, RecipeDefinition>;
  slotRecipes?: Record<string, SlotRecipeDefinition>;
}): void {
  const { theme } = system._config;
  if (!theme?.recipes || !theme.slotRecipes) throw new Error('The theme has no recipe tables');
  Object.assign(theme.recipes, added.recipes);
  Object.assign(theme.slotRecipes, added.slotRecipes);
  installStyles(engine);
}
