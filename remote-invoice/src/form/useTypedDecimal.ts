import { useState, type KeyboardEvent } from 'react';
import { decimalOf, plainText } from '@vibrant-peak/invoice/decimal';
import { readTyped } from '@vibrant-peak/invoice/figure';
import { readTypedQuantity } from '@vibrant-peak/invoice/quantity';
import { readingNote } from '@vibrant-peak/invoice/typedAmount';
import { steppedBy, type Bounds } from './stepped';

export interface FigureOptions extends Bounds {
  /** Normalises the value when the field loses focus. */
  settle?: (value: string) => string;
  /** Restores the previous value if the text cannot be taken, instead of calling `settle`. */
  keepsReadable?: boolean;
  /** The value is a percentage and may have a percent sign. */
  isPercent?: boolean;
  /** The value is a quantity and may have a unit, or be a time or a fraction. */
  isQuantity?: boolean;
  /** The value is money in this currency; the sign of another one gets a hint. */
  currency?: string;
}

const isUnreadable = (value: string) => value.trim() !== '' && decimalOf(value) === undefined;
const isNegative = (value: string) => decimalOf(value)?.lt(0) === true;

/**
 * State of a numeric field (a spin button). It shows the text as typed; the draft gets a number
 * with a point. The note explains unreadable, ambiguous and replaced texts.
 */
export function useTypedDecimal(
  value: string,
  change: (value: string) => void,
  { settle, keepsReadable, isPercent, isQuantity, currency, ...bounds }: FigureOptions = {},
) {
  const [typed, setTyped] = useState<string>();
  const [left, setLeft] = useState<{ value: string; note: string | undefined }>();
  /** As the field got the focus. */
  const [before, setBefore] = useState(value);
  const read = (text: string) => {
    // The field shows a point in every browser: a change of it is read with a point.
    const reading = { isPercent, ...(before.includes('.') && { mark: '.' as const }) };
    return isQuantity ? readTypedQuantity(text, reading) : readTyped(text, reading);
  };
  const figure = typed === undefined ? undefined : read(typed);
  const isHeld = figure !== undefined && figure.value !== value && decimalOf(figure.value) !== undefined;
  const shown = figure?.value === value ? typed! : value;
  const heldNote = isHeld ? `“${typed}” became ${value}.` : undefined;
  const readNote = figure?.value === value ? readingNote(figure, currency) : undefined;
  const leftNote = left?.value === value && typed === undefined ? left.note : undefined;
  const note = isUnreadable(value) ? `“${shown}” is not a number.` : (heldNote ?? readNote ?? leftNote);

  const leave = () => {
    setTyped(undefined);
    const isRefused = isUnreadable(value) || (isNegative(value) && keepsReadable === true);
    const settled = isRefused && keepsReadable ? before : (settle?.(value) ?? value);
    setLeft({
      value: settled,
      note: settled === value.trim() ? note : replacementNote(value, shown, settled),
    });
    if (settled !== value) change(settled);
  };

  const step = (next: string) => {
    setTyped(undefined);
    setLeft(undefined);
    change(next);
  };

  return {
    note,
    isUnreadable: isUnreadable(value),
    field: {
      value: shown,
      ...spinButton(value, shown, bounds, step),
      onChange: (text: string) => {
        setTyped(text);
        setLeft(undefined);
        change(read(text).value);
      },
      onFocus: () => setBefore(value),
      onBlur: leave,
    },
  };
}

/** Role, value, bounds and arrow keys of a spin button. */
function spinButton(value: string, shown: string, bounds: Bounds, change: (value: string) => void) {
  const now = decimalOf(value);
  return {
    role: 'spinbutton',
    'aria-valuenow': now && Number(plainText(now)),
    'aria-valuemin': bounds.min === undefined ? undefined : Number(bounds.min),
    'aria-valuemax': bounds.max === undefined ? undefined : Number(bounds.max),
    'aria-valuetext': now && shown,
    onKeyDown: (event: KeyboardEvent) => {
      const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
      if (direction === 0 || event.ctrlKey || event.altKey || event.metaKey || isUnreadable(value)) return;
      event.preventDefault();
      change(steppedBy(value, direction, bounds));
    },
  };
}

/** Says what became of a text that is blank, no number, or out of bounds. */
function replacementNote(value: string, shown: string, settled: string): string {
  if (value.trim() === '') return `Blank became ${settled}.`;
  if (isUnreadable(value)) return `“${shown}” is not a number and became ${settled || 'blank'}.`;
  return `“${shown}”${isNegative(value) ? ' is below 0 and' : ''} became ${settled}.`;
}
