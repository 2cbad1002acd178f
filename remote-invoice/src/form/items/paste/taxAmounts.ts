import type { DecimalMark } from '@vibrant-peak/invoice/figure';
import { cellOf, type ColumnRole } from './columnRoles';
import { cellsOf, type Rows } from './figureRoles';
import { amountIn, isPercent, quantityIn, readAmount } from './readCells';

/**
 * Tax columns may contain amounts. They add up to the total, or are the same part of every line.
 */
export function isTaxAmounts(
  rows: Rows,
  tax: number,
  roles: readonly ColumnRole[],
  mark: DecimalMark = '.',
): boolean {
  const cells = cellsOf(rows, tax);
  if (cells.some(isPercent)) return false;
  if (cells.some((cell) => readAmount(cell)?.currency !== undefined)) return true;
  const lines = rows.flatMap((row) => {
    const inRole = (role: ColumnRole) => cellOf(row, roles.indexOf(role));
    const rate = amountIn(inRole('rate'), mark);
    const amount = amountIn(cellOf(row, tax), mark);
    const net = rate?.times(quantityIn(inRole('quantity'), mark) ?? 1);
    return amount && net ? [{ amount, net, row }] : [];
  });
  if (cells.some((cell) => amountIn(cell, mark)?.gt(100))) return true;
  const taxed = lines.filter(({ amount }) => amount.gt(0));
  if (taxed.length === 0) return false;
  // Of a net of 100, an amount and its rate are the same.
  const isSame = taxed.every(({ net }) => net.eq(100));
  const addsUp = taxed.every(({ amount, net, row }) =>
    row.some((_cell, column) => amountIn(cellOf(row, column), mark)?.round(2).eq(net.plus(amount).round(2))),
  );
  const share = ({ amount, net }: (typeof taxed)[number]) =>
    net.gt(0) ? amount.times(100).div(net).toFixed(1) : '';
  const nets = new Set(taxed.map(({ net }) => net.toFixed()));
  const shares = new Set(taxed.map(share));
  return (
    (addsUp && !isSame) || (nets.size > 1 && shares.size === 1 && !cells.every((cell) => cell === cells[0]))
  );
}
