import type { ComponentProps } from 'react';
import { TextField } from './TextField';
import { useTypedDecimal, type FigureOptions } from './useTypedDecimal';

type DecimalFieldProps = Omit<ComponentProps<typeof TextField>, 'onBlur' | 'onFocus' | 'type' | 'inputMode'> &
  FigureOptions;

/** A text field, because number inputs change on scrolling and reject decimal commas. */
export function DecimalField({ settle, keepsReadable, isPercent, currency, ...props }: DecimalFieldProps) {
  const options = { settle, keepsReadable, isPercent, currency };
  const { field, note, isUnreadable } = useTypedDecimal(props.value, props.onChange, options);
  return (
    <TextField
      {...props}
      {...field}
      inputMode="decimal"
      dir="ltr"
      hint={note ?? props.hint}
      isInvalid={isUnreadable}
    />
  );
}
