import { Button, Stack } from '@vibrant-peak/shared/ui';
import { SelectField } from '@vibrant-peak/shared/ui-blocks';
import { ModalDialog } from '@vibrant-peak/shared/ui-overlay';
import { units } from '@vibrant-peak/shared/units';
import type { InvoiceItem } from '@vibrant-peak/invoice/invoice';
import { settledTaxRate } from '@vibrant-peak/invoice/settled';
import { heldTaxRate } from '@vibrant-peak/invoice/decimal';
import { changeItem } from '../draft/itemActions';
import { DecimalField } from '../form/DecimalField';
import { TextField } from '../form/TextField';

const unitOptions = [['', 'As in More options'], ...Object.entries(units)] as const;

const settled = (text: string) => (text.trim() === '' ? '' : settledTaxRate(text));

/** Unit, description and discount of a line. What is typed counts at once. */
export function DetailsDialog({ item, onClose }: { item: InvoiceItem; onClose: () => void }) {
  const { id, name, unit = '', description = '', discount = '' } = item;
  return (
    <ModalDialog
      title={`Details of ${name}`}
      isOpen
      onClose={onClose}
      size="sm"
      footer={
        <Button variant="accent" onClick={onClose}>
          Done
        </Button>
      }
    >
      <Stack gap="4">
        <SelectField
          label="Unit"
          value={unit}
          options={unitOptions}
          onChange={({ target }) => changeItem(id, { unit: target.value })}
        />
        <TextField
          label="Description"
          rows={3}
          value={description}
          hint="Printed below the name."
          onChange={(text) => changeItem(id, { description: text })}
        />
        <DecimalField
          label="Discount (%)"
          value={discount}
          onChange={(text) => changeItem(id, { discount: heldTaxRate(text) })}
          settle={settled}
          keepsReadable
          isPercent
          min="0"
          max="100"
          step="0.01"
        />
      </Stack>
    </ModalDialog>
  );
}
