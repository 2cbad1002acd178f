import { useState } from 'react';
import { createLazyPart } from '@vibrant-peak/shared/island';
import type { InvoiceItem } from '@vibrant-peak/invoice/invoice';
import { RowButton } from '../form/items/RowButton';

const DetailsDialog = createLazyPart(async () => (await import('./DetailsDialog')).DetailsDialog);

/** Opens unit, description and discount of a line. */
export function LineDetails({ item }: { item: InvoiceItem }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <RowButton label={`Details of ${item.name}`} icon="Pencil" hasDialog onClick={() => setOpen(true)} />
      {isOpen && <DetailsDialog item={item} onClose={close} />}
    </>
  );
}
