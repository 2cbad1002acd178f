import type { ComponentProps } from 'react';
import { TextField } from './TextField';
import { useTypedDecimal } from './useTypedDecimal';

type DecimalFieldProps = Omit<
  ComponentProps<typeof TextField>,
  'onBlur' | 'onFocus' | 'type' | 'inputMode'
> & {
  /** Makes the value that stays when the focus leaves the field. */
  settle?: (value: string) => string;
};

/** An amount: a text field, so that no wheel turns it and a decimal comma is one. */
export function DecimalField({ settle, ...props }: DecimalFieldProps) {
  const { field, note, isUnreadable } = useTypedDecimal(props.value, props.onChange, { settle });
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
