import { useRef, useState } from 'react';
import { isSignOf, nameOfCurrency } from '../model/currency';
import { decimalOf } from '../model/decimal';
import { readTyped, type TypedFigure } from '../model/figure';

export interface FigureOptions {
  /** Makes the value that stays when the focus leaves the field. */
  settle?: (value: string) => string;
  /** A text that is no number gives way to what stood there before, not to what `settle` makes of it. */
  keepsReadable?: boolean;
  /** It is per cent, and a percent sign may stand beside it. */
  isPercent?: boolean;
  /** It is money of this currency; the sign of another one is told. */
  currency?: string;
}

const isUnreadable = (value: string) => value.trim() !== '' && decimalOf(value) === undefined;

/**
 * A field of a figure: it shows what is typed, decimal comma and all, while the draft gets digits with a point. Says
 * what it cannot read, what can be read otherwise, and what stands instead.
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
    const replaced = `“${shown}” is not a number, so ${settled || 'nothing'} stands here.`;
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

/** What is worth a second look in a figure that was read. */
function noteOf({ value, other, currency: sign }: TypedFigure, currency?: string): string | undefined {
  const isForeign = sign !== undefined && currency !== undefined && !isSignOf(sign, currency);
  if (isForeign)
    return `Read as ${value} in ${nameOfCurrency(currency)}: “${sign}” is not the invoice’s currency.`;
  return other === undefined ? undefined : `Read as ${value}, not as ${other}.`;
}
