import { memo, type MouseEvent } from 'react';
import { StaffIcon } from '@vibrant-peak/shared/ui-admin';
import { heldTaxRate } from '@vibrant-peak/invoice/decimal';
import type { InvoiceItem } from '@vibrant-peak/invoice/invoice';
import { decimalsOf, money } from '@vibrant-peak/invoice/money';
import { settledQuantity, settledRate, settledTaxRate } from '@vibrant-peak/invoice/settled';
import { lineTotalOf } from '@vibrant-peak/invoice/totalsOf';
import { changeItem, duplicateItem } from '../../draft/itemActions';
import { dragRow } from './dragRow';
import { FigureCell } from './FigureCell';
import { ItemName } from './ItemName';
import { focusNewItem, moveAndAnnounce, removeAndAnnounce } from './listStatus';

interface ItemRowProps {
  item: InvoiceItem;
  currency: string;
  /** Shows the tax column. */
  isTaxed: boolean;
  isFirst: boolean;
  isLast: boolean;
}

/**
 * Plain elements, styled by the table. Explicit roles, because some browsers drop the implicit ones
 * from grids.
 */
export const ItemRow = memo(function ItemRow({ item, currency, isTaxed, isFirst, isLast }: ItemRowProps) {
  const { id, name, quantity, amount, taxRate } = item;
  return (
    <tr role="row" data-id={id}>
      <th role="rowheader" scope="row">
        <span className="grip" aria-hidden onPointerDown={(event) => dragRow(event, id)} />
        <ItemName id={id} name={name} />
      </th>
      <FigureCell
        caption="Quantity"
        label={`Quantity of ${name}`}
        value={quantity}
        onChange={(value) => changeItem(id, { quantity: value })}
        settle={settledQuantity}
        isQuantity
        min="1"
      />
      <FigureCell
        caption="Rate"
        label={`Rate of ${name}`}
        value={amount}
        onChange={(value) => changeItem(id, { amount: value })}
        settle={settledRate}
        keepsReadable
        currency={currency}
        min="0"
        step="0.01"
      />
      {isTaxed && (
        <FigureCell
          caption="Tax (%)"
          label={`Tax of ${name}`}
          value={taxRate ?? ''}
          onChange={(value) => changeItem(id, { taxRate: heldTaxRate(value) })}
          settle={settledTaxRate}
          keepsReadable
          isPercent
          min="0"
          max="100"
          step="0.01"
        />
      )}
      <td role="cell" className="amount" data-caption="Amount">
        {money(lineTotalOf(item, decimalsOf(currency)), currency)}
      </td>
      <RowActions id={id} name={name} isFirst={isFirst} isLast={isLast} />
    </tr>
  );
});

function RowActions({
  id,
  name,
  isFirst,
  isLast,
}: Pick<InvoiceItem, 'id' | 'name'> & Pick<ItemRowProps, 'isFirst' | 'isLast'>) {
  return (
    <td role="cell" className="actions">
      <RowButton
        label={`Move ${name} up`}
        icon="ArrowUp"
        isIdle={isFirst}
        onClick={() => moveAndAnnounce(id, -1)}
      />
      <RowButton
        label={`Move ${name} down`}
        icon="ArrowDown"
        isIdle={isLast}
        onClick={() => moveAndAnnounce(id, 1)}
      />
      <RowButton label={`Duplicate ${name}`} icon="Copy" onClick={() => duplicateItem(id)} />
      <RowButton
        label={`Remove ${name}`}
        icon="Trash"
        onClick={(event) => {
          focusNeighbour(event.currentTarget);
          removeAndAnnounce(id);
        }}
      />
    </td>
  );
}

interface RowButtonProps {
  label: string;
  icon: string;
  onClick: (event: MouseEvent<HTMLButtonElement>) => void;
  /**
   * Unavailable, but still focusable, so that the focus stays when a line reaches the end of the
   * list.
   */
  isIdle?: boolean;
}

function RowButton({ label, icon, onClick, isIdle }: RowButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={isIdle || undefined}
      onClick={onClick}
    >
      <StaffIcon name={icon} size="1.125em" />
    </button>
  );
}

/**
 * Keeps the focus in the list when a row is removed: on the same button of the next or previous
 * row, or in the line being entered.
 */
function focusNeighbour(button: HTMLElement): void {
  const row = button.closest('tr');
  const rows = [...(row?.closest('table')?.querySelectorAll('tbody tr') ?? [])];
  const place = rows.indexOf(row!);
  const neighbour = rows[place + 1] ?? rows[place - 1];
  if (neighbour) neighbour.querySelector<HTMLElement>('td.actions button:last-child')?.focus();
  else focusNewItem();
}
