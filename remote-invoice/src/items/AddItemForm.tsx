import { useRef, type ClipboardEvent } from 'react';
import { useToast } from 'shared/host';
import { Button, chakra } from 'shared/ui';
import { StaffIcon } from 'shared/ui-admin';
import { useDraft } from '../draft/draftStore';
import { addItems, addNewItem, changeNewItem, settledQuantity } from '../draft/itemActions';
import { TextField } from '../form/TextField';
import { pastedItems } from './pastedItems';

/** The line that is about to be added. Enter adds it and goes back to the name; rows of a spreadsheet can be pasted. */
export function AddItemForm() {
  const toast = useToast();
  const nameField = useRef<HTMLInputElement>(null);
  const { name, quantity, amount } = useDraft((draft) => draft.newItem);

  /** Rows of a spreadsheet become items; any other text goes into the field. */
  const paste = (event: ClipboardEvent) => {
    const pasted = pastedItems(event.clipboardData.getData('text/plain'));
    if (!pasted) return;
    event.preventDefault();
    const { items, skipped } = pasted;
    addItems(items);
    toast({
      type: items.length > 0 ? 'success' : 'info',
      title: items.length === 1 ? '1 item added' : `${items.length} items added`,
      description: skipped > 0 ? `Rows without a name or a rate above 0: ${skipped}` : undefined,
    });
  };

  return (
    <Row
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        addNewItem();
        nameField.current?.focus();
      }}
    >
      <TextField
        ref={nameField}
        label="Item Name"
        value={name}
        onChange={(value) => changeNewItem({ name: value })}
        onPaste={paste}
      />
      <TextField
        label="Quantity"
        type="number"
        min="1"
        step="any"
        inputMode="decimal"
        value={quantity}
        onChange={(value) => changeNewItem({ quantity: value })}
        onBlur={() => changeNewItem({ quantity: settledQuantity(quantity) })}
      />
      <TextField
        label="Rate"
        type="number"
        min="0"
        step="0.01"
        inputMode="decimal"
        value={amount}
        onChange={(value) => changeNewItem({ amount: value })}
      />
      <Button type="submit" variant="outline">
        <StaffIcon name="Plus" />
        Add Item
      </Button>
    </Row>
  );
}

const Row = chakra('form', {
  base: {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    alignItems: 'end',
    gap: '4',
    '& > :first-child, & > button': { gridColumn: '1 / -1' },
    '@container (min-width: 34rem)': {
      gridTemplateColumns: 'minmax(0, 1fr) 6.5rem 8rem auto',
      '& > :first-child, & > button': { gridColumn: 'auto' },
    },
  },
});
