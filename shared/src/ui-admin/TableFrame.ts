import { chakra } from '@chakra-ui/react/styled-system';
import { checkboxStyle } from './checkboxStyle';
import { tableActionsStyle } from './tableActionsStyle';
import { touchable } from './touchable';

/**
 * Styles of a list and its rows, which are plain elements: long lists stay fast. Below 768 px each
 * row is a card with the column names (`data-label`) beside the values, without column headers: a
 * `SortSelect` sorts the list there. As `display` takes the roles of tables away, they are declared.
 * `title` is the cell that names its row, `choice` a checkbox, `figure` an amount or a count, `actions`
 * the buttons (`edit`, `delete`) at its end, which stay in view, `secondary` a column that is left out
 * where the list has less than 832 px, `empty` what a list without rows says.
 * @example
 * ```tsx
 * import { TableFrame } from '@vibrant-peak/shared/ui-admin';
 *
 * interface Partner {
 *   id: number;
 *   name: string;
 *   city: string;
 * }
 *
 * export const PartnerTable = ({ partners, onDelete }: { partners: Partner[]; onDelete: (id: number) => void }) => (
 *   <TableFrame>
 *     <table role="table" aria-label="Partners">
 *       <thead>
 *         <tr role="row">
 *           <th role="columnheader" scope="col">
 *             Name
 *           </th>
 *           <th role="columnheader" scope="col">
 *             City
 *           </th>
 *           <th role="columnheader" scope="col" className="actions">
 *             Actions
 *           </th>
 *         </tr>
 *       </thead>
 *       <tbody>
 *         {partners.map(({ id, name, city }) => (
 *           <tr key={id} role="row">
 *             <td role="cell" className="title" data-label="Name">
 *               {name}
 *             </td>
 *             <td role="cell" data-label="City">
 *               {city}
 *             </td>
 *             <td role="cell" className="actions">
 *               <button type="button" className="delete" aria-label={`Delete ${name}`} onClick={() => onDelete(id)} />
 *             </td>
 *           </tr>
 *         ))}
 *         {partners.length === 0 && (
 *           <tr role="row">
 *             <td role="cell" className="empty" colSpan={3}>
 *               <span>No results found.</span>
 *             </td>
 *           </tr>
 *         )}
 *       </tbody>
 *     </table>
 *   </TableFrame>
 * );
 * ```
 */
export const TableFrame = chakra('div', {
  base: {
    borderWidth: { md: '1px' },
    borderColor: 'border',
    borderRadius: 'xl',
    bg: { md: 'bg.panel' },
    overflowX: 'auto',
    containerType: 'inline-size',
    '& table': {
      w: 'full',
      // Collapsed borders would not stay with the cells that do.
      borderCollapse: 'separate',
      borderSpacing: '0',
      fontSize: 'sm',
      textAlign: 'start',
    },
    '& :is(table, thead, tbody)': { display: { base: 'block', md: 'revert' } },
    '& thead tr': {
      display: { base: 'flex', md: 'table-row' },
      justifyContent: 'flex-end',
      pe: { base: '1', md: '0' },
    },
    // Without a choice the row of heads has no cell, which a table must have.
    '& thead:not(:has(.choice))': { display: { mdDown: 'none' } },
    '& th:not(.choice)': { display: { base: 'none', md: 'table-cell' } },
    '& th': {
      textAlign: 'start',
      px: { md: '3', lg: '4' },
      py: { md: '0' },
      h: { md: '9' },
      fontSize: 'xs',
      fontWeight: 'semibold',
      color: 'fg.muted',
      whiteSpace: 'nowrap',
      bg: { md: 'bg.subtle' },
    },
    '& th button': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1',
      minH: '8',
      px: '2',
      mx: '-2',
      borderRadius: 'md',
      fontWeight: 'inherit',
      cursor: 'pointer',
      focusVisibleRing: 'inside',
      _hover: { color: 'fg', bg: 'bg.muted' },
    },
    '& th[aria-sort]:not([aria-sort=none]) button': { color: 'brand.fg' },
    '& th[aria-sort=none] button:not(:hover, :focus-visible) svg': { opacity: '0.45' },
    // Shift and a click select rows, not text.
    '& .choice': { w: { md: '12' }, px: { md: '1' }, userSelect: 'none' },
    '& td.choice': { position: { base: 'absolute', md: 'static' }, top: '1', insetEnd: '1' },
    '& .choice label': {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      boxSize: touchable,
      cursor: 'pointer',
    },
    '& .choice input': { ...checkboxStyle, boxSize: '4' },
    // Above cards the box has a visible name.
    '& th.choice label': { w: { base: 'auto', md: '9' }, gap: '2', pe: { base: '3.5', md: '0' } },
    '& th.choice label::before': { content: { base: '"Select all" / ""', md: 'none' }, fontWeight: 'medium' },
    // Nothing is there to be selected.
    '& table:has(td.empty) thead': { display: { mdDown: 'none' } },
    '& tbody tr': {
      position: 'relative',
      display: { base: 'flex', md: 'table-row' },
      flexDirection: 'column',
      gap: '2',
      p: { base: '4', md: '0' },
      mb: { base: '3', md: '0' },
      bg: 'bg.panel',
      borderWidth: { base: '1px', md: '0' },
      borderColor: 'border',
      borderRadius: { base: 'xl', md: '0' },
      _hover: { bg: { md: 'bg.subtle' } },
      cursor: 'pointer',
      focusVisibleRing: 'inside',
      '&[aria-selected=true]': { bg: 'brand.subtle' },
      '&[data-added]': { boxShadow: 'inset 3px 0 0 {colors.brand.solid}', bg: 'brand.subtle' },
    },
    '& td': {
      display: { base: 'flex', md: 'table-cell' },
      gap: '3',
      px: { md: '3', lg: '4' },
      py: { md: '3px' },
      h: { md: '11' },
      borderTopWidth: { md: '1px' },
      borderColor: 'border.muted',
      verticalAlign: 'middle',
      overflowWrap: 'anywhere',
    },
    '& td[data-label]:not(.title)::before': {
      content: { base: 'attr(data-label)', md: 'none' },
      flex: '0 0 5.5rem',
      color: 'fg.muted',
      fontSize: 'xs',
      lineHeight: '1.75',
    },
    '& td.title': {
      fontWeight: 'semibold',
      fontSize: { base: 'md', md: 'sm' },
      alignItems: 'center',
      pr: { base: '10', md: '3', lg: '4' },
    },
    // On phones an amount that has no room beside its label stands below it.
    '& td.figure': { flexWrap: 'wrap' },
    '& td.figure > *': { flexShrink: { mdDown: '0' }, maxW: 'full' },
    '& .figure': {
      textAlign: { md: 'end' },
      fontVariantNumeric: 'tabular-nums',
      whiteSpace: { md: 'nowrap' },
    },
    ...tableActionsStyle,
    '@container (max-width: 51.99rem)': {
      '& :is(th, td).secondary': { display: { md: 'none' } },
      '& :is(th, td):not(:first-child, .title, .choice)': { px: { md: '2' } },
      '& th.actions': { w: { md: '6rem' } },
    },
    '& td.empty': {
      display: { base: 'block', md: 'table-cell' },
      py: '12',
      textAlign: 'center',
      color: 'fg.muted',
      // Centred in the visible part of a table wider than its frame.
      '& span': { display: 'block', position: 'sticky', insetStart: '4', w: 'calc(100cqw - 2rem)' },
    },
  },
});
