import type { ReactNode } from 'react';
import { chakra } from '@vibrant-peak/shared/ui';
import { TableFrame } from '@vibrant-peak/shared/ui-admin';

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
              <td
                key={heads[column]}
                role={column === 0 ? 'rowheader' : 'cell'}
                className={column === 0 ? 'title' : undefined}
                data-label={heads[column]}
              >
                <div>{cell}</div>
              </td>
            ))}
          </tr>
        ))}
        {rows.length === 0 && (
          <tr role="row">
            <td role="cell" className="empty" colSpan={heads.length}>
              <span>{empty}</span>
            </td>
          </tr>
        )}
      </tbody>
    </table>
  </Frame>
);

/** Without sorting the heads are not shown on phones, and rows are not chosen by a click. */
const Frame = chakra(TableFrame, {
  base: {
    '& thead': { srOnly: { base: true, md: false } },
    '& tbody tr': { cursor: 'auto' },
    '& td > div': { minW: '0' },
  },
});
