import { useRef, useState } from 'react';
import { isSignOf, nameOfCurrency } from '../model/currency';
import { decimalOf } from '../model/decimal';
import { readTyped, type TypedFigure } from '../model/figure';

export interface FigureOptions {
  /** Normalises the value when the field loses focus. */
  settle?: (value: string) => string;
  /** Restores the previous value if the text is not a number, instead of calling `settle`. */
  keepsReadable?: boolean;
  /** The value is a percentage and may have a percent sign. */
  isPercent?: boolean;
  /** The value is money in this currency; the sign of another one gets a hint. */
  currency?: string;
}

const isUnreadable = (value: string) => value.trim() !== '' && decimalOf(value) === undefined;

/**
 * State of a numeric field. It shows the text as typed, such as with a decimal comma, while the draft gets a number with
 * a point. The note explains unreadable, ambiguous and replaced texts.
 */
export function useTypedDecimal(
  value: string,
  change: (value: string) => void,
  { settle, keepsReadable, isPercent, currency }: FigureOptions = {},
) {
  const [typed, setTyped] = useState<string>();
  const [left, setLeft] = useState<{ value: string; note: string | undefined }>();
  const before = useRef(value);
  const figure = typed === undefined ? undefined : readTyped(typed, { isPercent });
  const shown = figure?.value === value ? typed! : value;
  const note = isUnreadable(value)
    ? `“${shown}” is not a number.`
    : figure?.value === value
      ? noteOf(figure, currency)
      : left?.value === value
        ? left.note
        : undefined;

  const leave = () => {
    setTyped(undefined);
    const settled = isUnreadable(value) && keepsReadable ? before.current : (settle?.(value) ?? value);
    const isReplaced = isUnreadable(value) && settled !== value;
    const replaced = `“${shown}” is not a number and became ${settled || 'blank'}.`;
    setLeft({ value: settled, note: isReplaced ? replaced : note });
    if (settled !== value) change(settled);
  };

  return {
    note,
    isUnreadable: isUnreadable(value),
    field: {
      value: shown,
      onChange: (text: string) => {
        setTyped(text);
        setLeft(undefined);
        change(readTyped(text, { isPercent }).value);
      },
      onFocus: () => (before.current = value),
      onBlur: leave,
    },
  };
}

/** A hint about an ambiguous figure or another currency. */
function noteOf({ value, other, currency: sign }: TypedFigure, currency?: string): string | undefined {
  const isForeign = sign !== undefined && currency !== undefined && !isSignOf(sign, currency);
  if (isForeign)
    return `Read as ${value} in ${nameOfCurrency(currency)}: “${sign}” is not the invoice’s currency.`;
  return other === undefined ? undefined : `Read as ${value}, not as ${other}.`;
}
