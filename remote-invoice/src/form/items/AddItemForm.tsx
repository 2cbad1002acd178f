import {
  useContext,
  useLayoutEffect,
  useRef,
  useState,
  type ClipboardEvent,
  type ComponentProps,
  type KeyboardEvent,
} from 'react';
import { pressedKey } from '@vibrant-peak/shared/pressedKey';
import { createLazyPart, useAfterFirstInteraction } from '@vibrant-peak/shared/island';
import { Button, chakra } from '@vibrant-peak/shared/ui';
import { StaffIcon } from '@vibrant-peak/shared/ui-admin';
import { settledQuantity } from '@vibrant-peak/invoice/settled';
import { useDraft } from '../../draft/draftStore';
import { addNewItem, changeNewItem } from '../../draft/itemActions';
import { useKnownItems } from '../../draft/visit';
import { Choices, isChoice } from '../Choices';
import { DecimalField } from '../DecimalField';
import { EntryFieldsContext } from '../entryFields';
import { TextField } from '../TextField';
import { delimiterOf } from './paste/sheetRows';
import { spannedTable } from './paste/spannedTable';

const PasteDialog = createLazyPart(
  async () => (await import(/* webpackChunkName: "paste" */ './paste/PasteDialog')).PasteDialog,
);

/**
 * The line being entered. Enter adds it and returns to the name; spreadsheet rows can be pasted.
 * Not a `form`: on submit, browsers inspect all fields for autofill, which is slow with 1,000
 * items.
 */
export function AddItemForm() {
  const row = useRef<HTMLDivElement>(null);
  const nameField = useRef<HTMLInputElement>(null);
  const [sheet, setSheet] = useState<string>();
  useStayOnScreen(row);
  useAfterFirstInteraction(PasteDialog.prefetch);

  /** Spreadsheet rows open the paste dialog; other text goes into the field. */
  const paste = (event: ClipboardEvent) => {
    const { clipboardData } = event;
    const text = spannedTable(clipboardData.getData('text/html')) ?? clipboardData.getData('text/plain');
    if (!delimiterOf(text)) return;
    event.preventDefault();
    setSheet(text);
  };

  const add = () => {
    addNewItem();
    nameField.current?.focus();
  };

  const addOnEnter = (event: KeyboardEvent) => {
    const isInField = event.target instanceof HTMLInputElement;
    if (pressedKey(event) === 'Enter' && isInField) add();
  };

  return (
    <>
      <Row ref={row} role="group" aria-label="New item" data-new-item onKeyDown={addOnEnter}>
        <NameField ref={nameField} onPaste={paste} />
        <QuantityField />
        <RateField />
        <Button variant="outline" onClick={add}>
          <StaffIcon name="Plus" />
          <span>Add Item</span>
        </Button>
      </Row>
      <PasteDialog isNeeded={sheet !== undefined} text={sheet} onClose={() => setSheet(undefined)} />
    </>
  );
}

/** Keeps this row on screen while it has the focus and lines are added above it. */
function useStayOnScreen(row: { current: HTMLElement | null }) {
  const count = useDraft(({ invoice }) => invoice.items.length);
  useLayoutEffect(() => {
    if (!row.current?.contains(document.activeElement)) return;
    const keep = () => row.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const frame = requestAnimationFrame(() => requestAnimationFrame(keep));
    return () => cancelAnimationFrame(frame);
  }, [count, row]);
}

const usePart = (part: 'name' | 'quantity' | 'amount') => ({
  value: useDraft(({ newItem }) => newItem[part]),
  onChange: (text: string) => changeNewItem({ [part]: text }),
});

/** Each field subscribes to its own value, so that typing renders only that field. */
function NameField(field: Pick<ComponentProps<typeof TextField>, 'ref' | 'onPaste'>) {
  const { Item = TextField } = useContext(EntryFieldsContext);
  const known = useKnownItems();
  return (
    <>
      <Item
        {...field}
        label="Item Name"
        list={known.size > 0 ? 'invoice-known-items' : undefined}
        {...usePart('name')}
        onInput={({ nativeEvent, currentTarget }) => {
          const chosen = isChoice(nativeEvent) ? known.get(currentTarget.value) : undefined;
          if (chosen) changeNewItem({ name: chosen.name, amount: chosen.amount });
        }}
      />
      <Choices id="invoice-known-items" names={known} />
    </>
  );
}

const QuantityField = () => (
  <DecimalField
    label="Quantity"
    min="1"
    step="1"
    isQuantity
    settle={settledQuantity}
    {...usePart('quantity')}
  />
);

function RateField() {
  const currency = useDraft(({ invoice }) => invoice.currency);
  return <DecimalField label="Rate" min="0" step="0.01" currency={currency} {...usePart('amount')} />;
}

const Row = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    alignItems: 'start',
    gap: '3',
    pt: '4',
    // Leaves room for the bar at the bottom of narrow screens.
    scrollMarginBottom: { base: '24', xl: '6' },
    '& > :first-child, & > button': { gridColumn: '1 / -1' },
    '@container (min-width: 34rem)': {
      gridTemplateColumns: 'minmax(0, 1fr) 5.5rem 7rem auto',
      '& > :first-child, & > button': { gridColumn: 'auto' },
      // Aligned with the fields, below their labels.
      '& > button': { mt: '26px' },
    },
  },
});
