import type { ComponentProps } from 'react';
import { TextField } from './TextField';
import { useTypedDecimal, type FigureOptions } from './useTypedDecimal';

type DecimalFieldProps = Omit<
  ComponentProps<typeof TextField>,
  keyof ReturnType<typeof useTypedDecimal>['field'] | 'type' | 'inputMode' | 'min' | 'max' | 'step'
> &
  Pick<ComponentProps<typeof TextField>, 'value' | 'onChange'> &
  FigureOptions;

/** A text field, because number inputs change on scrolling and reject decimal commas. */
export function DecimalField({
  settle,
  keepsReadable,
  isPercent,
  isQuantity,
  currency,
  ...props
}: DecimalFieldProps) {
  const { min, max, step } = props;
  const options = { settle, keepsReadable, isPercent, isQuantity, currency, min, max, step };
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
