import { chakra } from '@vibrant-peak/shared/ui';
import { TableFrame } from '@vibrant-peak/shared/ui-admin';
import type { ReactNode } from 'react';

interface TableProps {
  /** Accessible name. */
  label: string;
  heads: readonly string[];
  /** The heads of columns with amounts or counts, which end on one line. */
  figures?: readonly string[];
  /** The heads of columns that are left out where the table has less than 832 px. */
  secondary?: readonly string[];
  /** Cells in the order of the heads, the first of which names the row. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
  /** Shown in the place of the rows when there are none. */
  empty: string;
}

/**
 * A table to read, whose rows are cards on phones. Lists that are sorted or whose rows are chosen
 * lay their own elements into `TableFrame` of `ui-admin`.
 * @example
 * ```tsx
 * import { Button } from '@vibrant-peak/shared/ui';
 * import { Table } from '@vibrant-peak/shared/ui-blocks';
 *
 * interface Partner {
 *   id: number;
 *   name: string;
 *   city: string;
 * }
 *
 * export const PartnerTable = ({ partners, onEnd }: { partners: Partner[]; onEnd: (id: number) => void }) => (
 *   <Table
 *     label="Partners"
 *     heads={['Name', 'City', 'Actions']}
 *     empty="There is no partner yet."
 *     rows={partners.map(({ id, name, city }) => ({
 *       key: String(id),
 *       cells: [
 *         name,
 *         city,
 *         <Button key="end" size="sm" aria-label={`End ${name}`} onClick={() => onEnd(id)}>
 *           End
 *         </Button>,
 *       ],
 *     }))}
 *   />
 * );
 * ```
 */
export const Table = ({ label, heads, figures, secondary, rows, empty }: TableProps) => (
  <Frame>
    {/* With the display of a card, elements lose their roles: they are declared. */}
    <table role="table" aria-label={label}>
      <thead>
        <tr role="row">
          {heads.map((head) => (
            <th
              key={head}
              role="columnheader"
              scope="col"
              className={classOf(head, { figures, secondary })}
              data-label={head}
            >
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
                className={column === 0 ? 'title' : classOf(heads[column]!, { figures, secondary })}
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

function classOf(head: string, { figures, secondary }: Pick<TableProps, 'figures' | 'secondary'>) {
  const names = [figures?.includes(head) && 'figure', secondary?.includes(head) && 'secondary'];
  return names.filter(Boolean).join(' ') || undefined;
}

/** Without sorting the heads are not shown on phones, and rows are not chosen by a click. */
const Frame = chakra(TableFrame, {
  base: {
    '& thead': { srOnly: { base: true, md: false } },
    '& tbody tr': { cursor: 'auto' },
    '& td > div': { minW: '0' },
    // A short word does not break beside a long text.
    '& td': { minW: { md: '5.5rem' } },
    '@container (max-width: 63.99rem)': { '& :is(th, td):not(:first-child)': { px: { md: '2' } } },
    // Beside an open sidebar an address breaks rather than hiding the buttons.
    '@container (max-width: 33.99rem)': { '& td > div': { overflowWrap: { md: 'anywhere' } } },
    // Buttons stand at the end, as in lists, and say what they do.
    '& [data-label=Actions]': { textAlign: { md: 'end' }, justifyContent: 'flex-end' },
    '& td[data-label=Actions] > div > div': { justifyContent: 'flex-end' },
    '& td[data-label=Actions]:not(.title)::before': { content: 'none' },
    // A name beside nothing says nothing.
    '& td:has(> div:empty)': { display: { mdDown: 'none' } },
  },
});
