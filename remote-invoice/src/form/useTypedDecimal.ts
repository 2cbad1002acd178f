import { useRef, useState } from 'react';
import { decimalOf } from '../model/decimal';
import { readFigure, typedDecimal } from '../model/figure';

interface Settling {
  /** Makes the value that stays when the focus leaves the field. */
  settle?: (value: string) => string;
  /** A text that is no number gives way to what stood there before, not to what `settle` makes of it. */
  keepsReadable?: boolean;
}

const isUnreadable = (value: string) => value.trim() !== '' && decimalOf(value) === undefined;

/**
 * A field of a figure: it shows what is typed, decimal comma and all, while the draft gets digits with a point. Says
 * what it cannot read, and what stands instead.
 */
export function useTypedDecimal(
  value: string,
  change: (value: string) => void,
  { settle, keepsReadable }: Settling = {},
) {
  const [typed, setTyped] = useState<string>();
  const [refused, setRefused] = useState<string>();
  const before = useRef(value);
  const shown = typed !== undefined && typedDecimal(typed) === value ? typed : value;

  const leave = () => {
    setTyped(undefined);
    const unreadable = isUnreadable(value);
    if (unreadable && (settle || keepsReadable)) setRefused(value);
    const settled = unreadable && keepsReadable ? before.current : settle?.(value);
    if (settled !== undefined && settled !== value) change(settled);
  };

  return {
    note: noteOf(shown, value, refused),
    isUnreadable: isUnreadable(value),
    field: {
      value: shown,
      onChange: (text: string) => {
        setTyped(text);
        setRefused(undefined);
        change(typedDecimal(text));
      },
      onFocus: () => (before.current = value),
      onBlur: leave,
    },
  };
}

function noteOf(shown: string, value: string, refused: string | undefined): string | undefined {
  if (isUnreadable(value)) return `“${shown}” is not a number.`;
  if (refused !== undefined) return `“${refused}” is not a number, so ${value} stands here.`;
  const figure = shown !== value && readFigure(shown);
  return figure && 'readings' in figure ? `Read as ${value}.` : undefined;
}
