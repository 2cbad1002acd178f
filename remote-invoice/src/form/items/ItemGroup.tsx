import { memo, type CSSProperties } from 'react';
import type { InvoiceItem } from '@vibrant-peak/invoice/invoice';
import { ItemRow } from './ItemRow';

interface ItemLooks {
  currency: string;
  /** Shows a tax column. */
  isTaxed: boolean;
}

interface ItemGroupProps extends ItemLooks {
  items: InvoiceItem[];
  isFirst: boolean;
  isLast: boolean;
}

/** Rows that are laid out and painted together once they are near the screen. */
export const ItemGroup = memo(function ItemGroup({ items, isFirst, isLast, ...looks }: ItemGroupProps) {
  return (
    <tbody style={{ '--rows': items.length } as CSSProperties}>
      {items.map((item, index) => (
        <ItemRow
          key={item.id}
          item={item}
          {...looks}
          isFirst={isFirst && index === 0}
          isLast={isLast && index === items.length - 1}
        />
      ))}
    </tbody>
  );
}, isSame);

function isSame(before: ItemGroupProps, after: ItemGroupProps): boolean {
  return (
    before.isFirst === after.isFirst &&
    before.isLast === after.isLast &&
    before.currency === after.currency &&
    before.isTaxed === after.isTaxed &&
    before.items.length === after.items.length &&
    before.items.every((item, index) => item === after.items[index])
  );
}
