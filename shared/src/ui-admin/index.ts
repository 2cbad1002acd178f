/** Components of the staff area beyond `@vibrant-peak/shared/ui`; visitors never load them. */
export { describedBy, FieldFrame } from '../forms/FieldFrame';
export { fieldRecipe } from '../forms/fieldRecipe';
export { srcSetOf } from '../ui/srcSetOf';
export { CheckboxField } from './CheckboxField';
export { checkboxStyle } from './checkboxStyle';
export { ColumnMenu } from './ColumnMenu';
export { CardFrame, DashboardCard } from './DashboardCard';
export { DropDown } from './DropDown';
export { InboxItem, InboxList } from './InboxItem';
export { ListSelect } from './ListSelect';
export { SearchInput } from './SearchInput';
export { Select } from './Select';
export { SortHead } from './SortHead';
export { StaffIcon } from './StaffIcon';
export { TableFrame } from './TableFrame';
export { Toolbar } from './Toolbar';
export { iconBefore } from './iconBefore';
export { isStaffIcon } from './staffIcons';
