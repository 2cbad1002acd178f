/** What the staff area is made of beyond `shared/ui`; visitors never load it. */
export { StaffIcon } from './StaffIcon';
