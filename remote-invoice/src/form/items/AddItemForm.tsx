import {
  useLayoutEffect,
  useRef,
  useState,
  type ClipboardEvent,
  type ComponentProps,
  type KeyboardEvent,
} from 'react';
import { createLazyPart, useAfterFirstInteraction } from 'shared/island';
import { Button, chakra } from 'shared/ui';
import { StaffIcon } from 'shared/ui-admin';
import { useDraft } from '../../model/draftStore';
import type { NewItem } from '../../model/freshDraft';
import { addNewItem, changeNewItem } from '../../model/itemActions';
import { settledQuantity } from '../../model/settled';
import { useKnownItems } from '../../model/visit';
import { Choices, isChoice } from '../Choices';
import { DecimalField } from '../DecimalField';
import { TextField } from '../TextField';
import { delimiterOf } from './paste/sheetRows';

const PasteDialog = createLazyPart(
  async () => (await import(/* webpackChunkName: "paste" */ './paste/PasteDialog')).PasteDialog,
);

/**
 * The line that is about to be added. Enter adds it and goes back to the name; rows of a spreadsheet can be pasted. Not a
 * form: before a form is submitted, browsers look at every field of the page for what they could fill in another time,
 * and a long list has thousands (30 of 80 ms at 1,000 items).
 */
export function AddItemForm() {
  const row = useRef<HTMLDivElement>(null);
  const nameField = useRef<HTMLInputElement>(null);
  const [sheet, setSheet] = useState<string>();
  useKeptOnScreen(row);
  useAfterFirstInteraction(PasteDialog.prefetch);

  /** Rows of a spreadsheet are looked at first; any other text goes into the field. */
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
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
    if (event.key === 'Enter' && isInField && !event.nativeEvent.isComposing) add();
  };

  return (
    <>
      <Row ref={row} role="group" aria-label="New item" onKeyDown={addOnEnter}>
        <NameField ref={nameField} onPaste={paste} />
        <QuantityField />
        <RateField />
        <Button variant="outline" onClick={add}>
          <StaffIcon name="Plus" />
          Add Item
        </Button>
      </Row>
      <PasteDialog isNeeded={sheet !== undefined} text={sheet} onClose={() => setSheet(undefined)} />
    </>
  );
}

/** A line that is added above must not push this row off the screen while somebody types in it. */
function useKeptOnScreen(row: { current: HTMLElement | null }) {
  const count = useDraft(({ invoice }) => invoice.items.length);
  useLayoutEffect(() => {
    if (!row.current?.contains(document.activeElement)) return;
    const keep = () => row.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const frame = requestAnimationFrame(() => requestAnimationFrame(keep));
    return () => cancelAnimationFrame(frame);
  }, [count, row]);
}

const usePart = (part: keyof NewItem) => ({
  value: useDraft(({ newItem }) => newItem[part]),
  onChange: (text: string) => changeNewItem({ [part]: text }),
});

/** Each field watches its own value: a key in one draws that field only. */
function NameField(field: Pick<ComponentProps<typeof TextField>, 'ref' | 'onPaste'>) {
  const known = useKnownItems();
  return (
    <>
      <TextField
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
  <DecimalField label="Quantity" min="1" step="any" settle={settledQuantity} {...usePart('quantity')} />
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
    // Clear of the bar at the bottom of narrow screens.
    scrollMarginBottom: { base: '24', xl: '6' },
    '& > :first-child, & > button': { gridColumn: '1 / -1' },
    // In line with the fields, below their labels.
    '& > button': { mt: { base: '0', sm: '26px' } },
    '@container (min-width: 34rem)': {
      gridTemplateColumns: 'minmax(0, 1fr) 5.5rem 7rem auto',
      '& > :first-child, & > button': { gridColumn: 'auto' },
    },
  },
});
