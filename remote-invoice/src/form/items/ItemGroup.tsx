import { memo, type CSSProperties } from 'react';
import type { InvoiceItem } from '../../model/invoice';
import { ItemRow } from './ItemRow';

interface ItemGroupProps {
  items: InvoiceItem[];
  isFirst: boolean;
  isLast: boolean;
}

/** Rows that are laid out and painted together, when they come near the screen. */
export const ItemGroup = memo(function ItemGroup({ items, isFirst, isLast }: ItemGroupProps) {
  return (
    <tbody style={{ '--rows': items.length } as CSSProperties}>
      {items.map((item, index) => (
        <ItemRow
          key={item.id}
          item={item}
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
    before.items.length === after.items.length &&
    before.items.every((item, index) => item === after.items[index])
  );
}
