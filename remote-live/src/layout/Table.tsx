import type { ReactNode } from 'react';
import { chakra } from '@vibrant-peak/shared/ui';

interface TableProps {
  /** Accessible name. */
  label: string;
  heads: readonly string[];
  /** Cells in the order of the heads, the first of which names the row. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
  /** Shown in the place of the rows when there are none. */
  empty: string;
}

/** A table whose rows are cards on phones. Plain elements with roles, which they would lose with their display. */
export const Table = ({ label, heads, rows, empty }: TableProps) => (
  <Frame>
    <table role="table" aria-label={label}>
      <thead>
        <tr role="row">
          {heads.map((head) => (
            <th key={head} role="columnheader" scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells }) => (
          <tr key={key} role="row">
            {cells.map((cell, column) => (
              <td key={heads[column]} role={column === 0 ? 'rowheader' : 'cell'} data-label={heads[column]}>
                <div>{cell}</div>
              </td>
            ))}
          </tr>
        ))}
        {rows.length === 0 && (
          <tr role="row">
            <td role="cell" colSpan={heads.length}>
              {empty}
            </td>
          </tr>
        )}
      </tbody>
    </table>
  </Frame>
);

const Frame = chakra('div', {
  base: {
    borderWidth: { md: '1px' },
    borderColor: 'border',
    borderRadius: 'xl',
    overflow: 'hidden',
    bg: { md: 'bg.panel' },
    '& table': { w: 'full', borderCollapse: 'collapse', fontSize: 'sm', textAlign: 'start' },
    '& :is(table, tbody)': { display: { base: 'block', md: 'revert' } },
    '& thead': { srOnly: { base: true, md: false } },
    '& th': {
      textAlign: 'start',
      px: '4',
      py: '3',
      fontSize: 'xs',
      fontWeight: 'semibold',
      color: 'fg.muted',
      bg: 'bg.subtle',
    },
    '& tbody tr': {
      display: { base: 'flex', md: 'table-row' },
      flexDirection: 'column',
      gap: '2',
      p: { base: '4', md: '0' },
      mb: { base: '3', md: '0' },
      bg: 'bg.panel',
      borderWidth: { base: '1px', md: '0' },
      borderColor: 'border',
      borderRadius: { base: 'xl', md: '0' },
    },
    '& td': {
      display: { base: 'flex', md: 'table-cell' },
      gap: '3',
      px: { md: '4' },
      py: { md: '3' },
      borderTopWidth: { md: '1px' },
      borderColor: 'border.muted',
      verticalAlign: 'middle',
      overflowWrap: 'anywhere',
    },
    '& td > div': { minW: '0' },
    '& td[role=rowheader]': { fontWeight: 'semibold' },
    '& td[data-label]::before': {
      content: { base: 'attr(data-label) / ""', md: 'none' },
      flex: '0 0 5.5rem',
      color: 'fg.muted',
      fontSize: 'xs',
      fontWeight: 'normal',
      lineHeight: '1.75',
    },
  },
});
