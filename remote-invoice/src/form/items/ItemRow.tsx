import { memo, useContext } from 'react';
import { units } from '@vibrant-peak/shared/units';
import { heldTaxRate } from '@vibrant-peak/invoice/decimal';
import type { InvoiceItem } from '@vibrant-peak/invoice/invoice';
import { decimalsOf, money } from '@vibrant-peak/invoice/money';
import { settledQuantity, settledRate, settledTaxRate } from '@vibrant-peak/invoice/settled';
import { lineTotalOf } from '@vibrant-peak/invoice/totalsOf';
import { changeItem, duplicateItem } from '../../draft/itemActions';
import { breakable } from '@vibrant-peak/invoice/breakable';
import { EntryFieldsContext } from '../entryFields';
import { dragRow } from './dragRow';
import { FigureCell } from './FigureCell';
import { ItemName } from './ItemName';
import { focusNewItem, moveAndAnnounce, removeAndAnnounce } from './listStatus';
import { RowButton } from './RowButton';

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
        <DetailsLine item={item} />
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
        {breakable(money(lineTotalOf(item, decimalsOf(currency)), currency))}
      </td>
      <RowActions item={item} isFirst={isFirst} isLast={isLast} />
    </tr>
  );
});

/** Unit, discount and description, where the line has its own. */
function DetailsLine({ item: { unit = '', discount = '', description = '' } }: Pick<ItemRowProps, 'item'>) {
  const unitName = (units as Partial<Record<string, string>>)[unit] ?? unit;
  const texts = [unitName, discount && `Discount ${discount}%`, description.replace(/\s+/g, ' ')];
  const text = texts.filter(Boolean).join(' · ');
  return text !== '' && <small dir="auto">{text}</small>;
}

function RowActions({ item, isFirst, isLast }: Pick<ItemRowProps, 'item' | 'isFirst' | 'isLast'>) {
  const { id, name } = item;
  const { LineDetails } = useContext(EntryFieldsContext);
  return (
    <td role="cell" className="actions">
      {LineDetails && <LineDetails item={item} />}
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
