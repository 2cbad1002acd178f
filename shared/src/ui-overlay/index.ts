import { dialogSlotRecipe } from 'chakra-recipes/dialog';
import { addRecipes } from '../theme/index';

addRecipes({ slotRecipes: { dialog: dialogSlotRecipe } });

export { ModalDialog } from './ModalDialog';
