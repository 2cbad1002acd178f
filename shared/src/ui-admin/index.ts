/** What the staff area is made of beyond `shared/ui`; visitors never load it. */
export { describedBy, FieldFrame } from '../forms/FieldFrame';
export { fieldRecipe } from '../forms/fieldRecipe';
export { srcSetOf } from '../ui/srcSetOf';
export { StaffIcon } from './StaffIcon';
