import { useId } from 'react';
import { Box, chakra } from '@vibrant-peak/shared/ui';
import { checkboxStyle } from '@vibrant-peak/shared/ui-admin';
import { plainText, quantityOf, rateOf } from '@vibrant-peak/invoice/decimal';
import { decimalsOf, money, unitPrice } from '@vibrant-peak/invoice/money';
import { lineTotalOf } from '@vibrant-peak/invoice/totalsOf';
import { cellOf, columnRoles, type ColumnRole } from './columnRoles';
import type { PastedRow } from './pastedRows';
import type { PastedSheet } from './usePastedSheet';

/** The pasted table, with a role for each column and a result for each row. */
export function SheetTable({ sheet }: { sheet: PastedSheet }) {
  const { rows, roles, pasted, hasHead } = sheet;
  return (
    <Box
      overflowX="auto"
      containerType="inline-size"
      tabIndex={0}
      role="region"
      aria-label="Pasted rows"
      focusVisibleRing="outside"
    >
      <Table>
        <thead>
          <tr>
            <th scope="col">Add</th>
            {roles.map((role, column) => (
              <th key={column} scope="col">
                <RoleSelect
                  label={`Column ${column + 1}${hasHead ? ` (${cellOf(rows[0]!, column)})` : ''}`}
                  role={role}
                  onChange={(next) => sheet.setRole(column, next)}
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pasted.map((row) => (
            <Row key={row.line} row={row} cells={rows[row.line - 1]!} sheet={sheet} />
          ))}
        </tbody>
      </Table>
    </Box>
  );
}

function RoleSelect({
  label,
  role,
  onChange,
}: {
  label: string;
  role: ColumnRole;
  onChange: (role: ColumnRole) => void;
}) {
  return (
    <select aria-label={label} value={role} onChange={(event) => onChange(event.target.value as ColumnRole)}>
      {Object.entries(columnRoles).map(([value, name]) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </select>
  );
}

function Row({ row, cells, sheet }: { row: PastedRow; cells: string[]; sheet: PastedSheet }) {
  const id = useId();
  const isSelected = sheet.isSelected(row);
  const out = !isSelected || undefined;
  return (
    <>
      <tr data-out={out}>
        <td>
          <input
            type="checkbox"
            aria-label={`Add row ${row.line}`}
            aria-describedby={id}
            disabled={row.rejection !== undefined}
            checked={isSelected}
            onChange={(event) => sheet.setSelected(row.line, event.target.checked)}
          />
        </td>
        {sheet.roles.map((role, column) => (
          <td key={column} data-role={role} dir="auto">
            {cellOf(cells, column)}
          </td>
        ))}
      </tr>
      <tr data-out={out}>
        <td colSpan={sheet.roles.length + 1} className="outcome">
          <p id={id}>
            <Outcome row={row} currency={sheet.currency} />
          </p>
        </td>
      </tr>
    </>
  );
}

function Outcome({ row, currency }: { row: PastedRow; currency: string }) {
  const { item, rejection, changes, isDoubtful, otherTotal } = row;
  const Change = isDoubtful ? 'em' : 'span';
  if (rejection) return <em>{rejection}</em>;
  const quantity = plainText(quantityOf(item.quantity));
  const rate = unitPrice(rateOf(item.amount), currency);
  const total = money(lineTotalOf(item, decimalsOf(currency)), currency);
  const tax = item.taxRate === undefined ? '' : `, tax ${item.taxRate}%`;
  return (
    <>
      <span>{`${item.name}: ${quantity} × ${rate} = ${total}${tax}`}</span>
      {changes.map((change) => (
        <Change key={change}>{` ${change}`}</Change>
      ))}
      {otherTotal !== undefined && <em>{` The sheet says ${otherTotal}.`}</em>}
    </>
  );
}

const Table = chakra('table', {
  base: {
    w: 'full',
    fontSize: 'sm',
    fontVariantNumeric: 'tabular-nums',
    '& :is(th, td)': {
      px: '2',
      py: '2',
      textAlign: 'start',
      verticalAlign: 'top',
    },
    '& th': { color: 'fg.muted', fontWeight: 'medium' },
    '& td': { overflowWrap: 'anywhere', minW: '3rem' },
    '& td[data-role=name]': { minW: '9rem' },
    '& :is(thead tr, tr:nth-child(even)) > *': { borderBottomWidth: '1px', borderColor: 'border.muted' },
    '& td.outcome': { pt: '0' },
    // The result of a row stays in view when a wide table is scrolled.
    '& .outcome > p': { position: 'sticky', insetStart: '2', w: 'calc(100cqw - {spacing.4})' },
    '& td[data-role=ignored]': { color: 'fg.muted' },
    '& tr[data-out] td': { color: 'fg.muted' },
    '& em': { fontStyle: 'normal', color: 'fg.error' },
    '& select': {
      minH: '9',
      px: '2',
      borderWidth: '1px',
      borderColor: 'border.emphasized',
      borderRadius: 'md',
      bg: 'bg',
      color: 'fg',
      focusVisibleRing: 'inside',
    },
    '& input': { ...checkboxStyle, boxSize: '4', cursor: 'pointer' },
  },
});
