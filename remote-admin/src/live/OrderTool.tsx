import { useState } from 'react';
import type { Records } from '@vibrant-peak/shared/host';
import { Button } from '@vibrant-peak/shared/ui';
import { StaffIcon, touchable } from '@vibrant-peak/shared/ui-admin';
import type { Entity } from '../entities/entity';
import { OrderDialog } from './OrderDialog';

/** Opens the order of a list; nothing where its order is not stored. */
export function OrderTool({ entity, records }: { entity: Entity; records: Records }) {
  const [isOpen, setOpen] = useState(false);
  const { arrange } = records;
  if (!arrange) return null;
  return (
    <>
      <Button
        size="sm"
        minH={touchable}
        variant="outline"
        colorPalette="gray"
        mt="2"
        onClick={() => setOpen(true)}
      >
        <StaffIcon name="ArrowUpDown" />
        <span>Change order</span>
      </Button>
      {isOpen && (
        <OrderDialog entity={entity} records={records} arrange={arrange} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
