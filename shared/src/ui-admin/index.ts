/** Components of the staff area beyond `@vibrant-peak/shared/ui`; visitors never load them. */
export { describedBy, FieldFrame } from '../forms/FieldFrame';
export { fieldRecipe } from '../forms/fieldRecipe';
export { srcSetOf } from '../ui/srcSetOf';
export { StaffIcon } from './StaffIcon';
export { isStaffIcon } from './staffIcons';
