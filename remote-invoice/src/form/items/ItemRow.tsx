import { memo, type MouseEvent } from 'react';
import { StaffIcon } from 'shared/ui-admin';
import { changeItem, duplicateItem, removeItem, settledQuantity, settledRate } from '../../model/itemActions';
import type { InvoiceItem } from '../../model/invoice';
import { money } from '../../model/money';
import { lineTotalOf } from '../../model/totalsOf';
import { dragRow } from './dragRow';
import { moveAndTell } from './MoveStatus';

interface ItemRowProps {
  item: InvoiceItem;
  isFirst: boolean;
  isLast: boolean;
}

/** Plain elements, styled by the table. Roles are said again: some browsers forget them when rows are grids. */
export const ItemRow = memo(function ItemRow({ item, isFirst, isLast }: ItemRowProps) {
  const { id, name, quantity, amount } = item;
  return (
    <tr role="row" data-id={id}>
      <th role="rowheader" scope="row">
        <span className="grip" aria-hidden onPointerDown={(event) => dragRow(event, id)} />
        <span dir="auto">{name}</span>
      </th>
      <td role="cell" data-caption="Quantity">
        <input
          type="number"
          min="1"
          step="any"
          aria-label={`Quantity of ${name}`}
          value={quantity}
          onChange={(event) => changeItem(id, { quantity: event.target.value })}
          onBlur={() => changeItem(id, { quantity: settledQuantity(quantity) })}
        />
      </td>
      <td role="cell" data-caption="Rate">
        <input
          type="number"
          min="0"
          step="0.01"
          aria-label={`Rate of ${name}`}
          value={amount}
          onChange={(event) => changeItem(id, { amount: event.target.value })}
          onBlur={() => changeItem(id, { amount: settledRate(amount) })}
        />
      </td>
      <td role="cell" data-caption="Amount">
        {money(lineTotalOf(item))}
      </td>
      <td role="cell">
        <RowButton
          label={`Move ${name} up`}
          icon="ArrowUp"
          isIdle={isFirst}
          onClick={() => moveAndTell(id, -1)}
        />
        <RowButton
          label={`Move ${name} down`}
          icon="ArrowDown"
          isIdle={isLast}
          onClick={() => moveAndTell(id, 1)}
        />
        <RowButton label={`Duplicate ${name}`} icon="Copy" onClick={() => duplicateItem(id)} />
        <RowButton
          label={`Remove ${name}`}
          icon="Trash"
          onClick={(event) => {
            focusNeighbour(event.currentTarget);
            removeItem(id);
          }}
        />
      </td>
    </tr>
  );
});

interface RowButtonProps {
  label: string;
  icon: string;
  onClick: (event: MouseEvent<HTMLButtonElement>) => void;
  /** Has nothing to do here; it stays focusable, so that moving a line to the end loses no focus. */
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

/** The row goes, the focus stays in the list: at the same button of the next row, or of the one before. */
function focusNeighbour(button: HTMLElement): void {
  const row = button.closest('tr');
  const rows = [...(row?.closest('table')?.querySelectorAll('tbody tr') ?? [])];
  const place = rows.indexOf(row!);
  const neighbour = rows[place + 1] ?? rows[place - 1];
  neighbour?.querySelector<HTMLElement>('td:last-child button:last-child')?.focus();
}
