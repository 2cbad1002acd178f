import { tabsSlotRecipe } from 'chakra-recipes/tabs';
import { addRecipes } from '../theme/index';

addRecipes({ slotRecipes: { tabs: tabsSlotRecipe } });

export { Tabs } from '@chakra-ui/react';
