import { useId } from 'react';
import { useTypedDecimal, type FigureOptions } from '../useTypedDecimal';

interface FigureCellProps extends FigureOptions {
  /** Shown where the table has no head. */
  caption: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** A cell with an editable figure. */
export function FigureCell({ caption, label, value, onChange, ...options }: FigureCellProps) {
  const { field, note, isUnreadable } = useTypedDecimal(value, onChange, options);
  const id = useId();
  return (
    <td role="cell" data-caption={caption}>
      <input
        inputMode="decimal"
        autoComplete="off"
        aria-label={label}
        aria-invalid={isUnreadable || undefined}
        aria-describedby={note && id}
        {...field}
        onChange={(event) => field.onChange(event.target.value)}
      />
      {note && <small id={id}>{note}</small>}
    </td>
  );
}
