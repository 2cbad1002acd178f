import { useRef, type ClipboardEvent, type ComponentProps, type KeyboardEvent } from 'react';
import { useToast } from 'shared/host';
import { Button, chakra } from 'shared/ui';
import { StaffIcon } from 'shared/ui-admin';
import { draftStore, useDraft } from '../../model/draftStore';
import type { NewItem } from '../../model/freshDraft';
import { addItems, addNewItem, changeNewItem, settledQuantity } from '../../model/itemActions';
import { TextField } from '../TextField';
import { pastedItems } from './pastedItems';

/**
 * The line that is about to be added. Enter adds it and goes back to the name; rows of a spreadsheet can be pasted. Not a
 * form: before a form is submitted, browsers look at every field of the page for what they could fill in another time,
 * and a long list has thousands (30 of 80 ms at 1,000 items).
 */
export function AddItemForm() {
  const toast = useToast();
  const nameField = useRef<HTMLInputElement>(null);

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

  const add = () => {
    addNewItem();
    nameField.current?.focus();
  };

  const addOnEnter = (event: KeyboardEvent) => {
    const isInField = event.target instanceof HTMLInputElement;
    if (event.key === 'Enter' && isInField && !event.nativeEvent.isComposing) add();
  };

  return (
    <Row role="group" aria-label="New item" onKeyDown={addOnEnter}>
      <NewItemField part="name" ref={nameField} label="Item Name" onPaste={paste} />
      <NewItemField
        part="quantity"
        label="Quantity"
        type="number"
        min="1"
        step="any"
        inputMode="decimal"
        onBlur={settleQuantity}
      />
      <NewItemField part="amount" label="Rate" type="number" min="0" step="0.01" inputMode="decimal" />
      <Button variant="outline" onClick={add}>
        <StaffIcon name="Plus" />
        Add Item
      </Button>
    </Row>
  );
}

const settleQuantity = () => changeNewItem({ quantity: settledQuantity(draftStore.get().newItem.quantity) });

type NewItemFieldProps = Omit<ComponentProps<typeof TextField>, 'value' | 'onChange'> & {
  part: keyof NewItem;
};

/** Watches its own part: a key in one field draws that one only. */
function NewItemField({ part, ...field }: NewItemFieldProps) {
  const value = useDraft(({ newItem }) => newItem[part]);
  return <TextField {...field} value={value} onChange={(text) => changeNewItem({ [part]: text })} />;
}

const Row = chakra('div', {
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
