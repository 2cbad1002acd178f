/**
 * Complete parts of staff pages, made of `ui-admin` and `ui-overlay`; a page loads them when it
 * uses one. They import those by name, as remotes do: by file, they would hold copies of them.
 */
export { ConfirmDialog } from './ConfirmDialog';
export { DialogButtons } from './DialogButtons';
export { DateField } from './DateField';
export { SelectField } from './SelectField';
export { Table } from './Table';
