import { memo, useContext, useDeferredValue } from 'react';
import { decimalOf } from '@vibrant-peak/invoice/decimal';
import type { InvoiceItem } from '@vibrant-peak/invoice/invoice';
import { decimalsOf } from '@vibrant-peak/invoice/money';
import { lineTotalOf } from '@vibrant-peak/invoice/totalsOf';
import { useDraft } from '../../draft/draftStore';
import { EntryFieldsContext } from '../entryFields';
import { ItemFrame } from './ItemFrame';
import { ItemGroup } from './ItemGroup';
import { useRowFocus } from './useRowFocus';

/**
 * Only groups near the screen are laid out, and only changed groups render: typing in a long list
 * stays cheap.
 */
const groupSize = 10;

/** Amounts with ten digits do not fit beside the name and the other figures. */
const isLong = (item: InvoiceItem, decimals: number) =>
  lineTotalOf(item, decimals).gte(decimalOf(`1e${9 - decimals}`)!);

/** From this many lines on, added lines are rendered after the paint that follows the key press. */
const longList = 100;

export function ItemTable() {
  const items = useDraft(({ invoice }) => invoice.items);
  const currency = useDraft(({ invoice }) => invoice.currency);
  const painted = useDeferredValue(items);
  const isExtended = items.length > painted.length && painted.every((item, index) => item === items[index]);
  const shown = isExtended && painted.length >= longList ? painted : items;
  return shown.length > 0 && <Lines items={shown} currency={currency} />;
}

const Lines = memo(function Lines({ items, currency }: { items: InvoiceItem[]; currency: string }) {
  const focusHandlers = useRowFocus();
  const isTaxed = items.some(({ taxRate }) => taxRate !== undefined);
  const decimals = decimalsOf(currency);
  const hasDetails = useContext(EntryFieldsContext).LineDetails !== undefined;
  const heads = ['Item', 'Quantity', 'Rate', ...(isTaxed ? ['Tax (%)'] : []), 'Amount', 'Actions'];
  return (
    <ItemFrame
      role="table"
      aria-label="Items"
      data-taxed={isTaxed || undefined}
      data-long={items.some((item) => isLong(item, decimals)) || undefined}
      data-detailed={hasDetails || undefined}
      {...focusHandlers}
    >
      <thead>
        <tr role="row">
          {heads.map((head) => (
            <th key={head} role="columnheader" scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      {groupsOf(items).map((group, index, groups) => (
        <ItemGroup
          key={index}
          items={group}
          currency={currency}
          isTaxed={isTaxed}
          isFirst={index === 0}
          isLast={index === groups.length - 1}
        />
      ))}
    </ItemFrame>
  );
});

const groupsOf = (items: InvoiceItem[]) =>
  Array.from({ length: Math.ceil(items.length / groupSize) }, (_, group) =>
    items.slice(group * groupSize, (group + 1) * groupSize),
  );
