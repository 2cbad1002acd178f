import type { ComponentProps } from 'react';
import { chakra } from '@vibrant-peak/shared/ui';

interface CheckboxFieldProps extends Omit<ComponentProps<'input'>, 'color' | 'size' | 'height' | 'width'> {
  label: string;
}

/** Checkbox with a label; the whole line is clickable. */
export function CheckboxField({ label, ...control }: CheckboxFieldProps) {
  return (
    <Line>
      <Box type="checkbox" {...control} />
      {label}
    </Line>
  );
}

const Line = chakra('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '3',
    minH: '11',
    fontSize: 'sm',
    fontWeight: 'medium',
    cursor: 'pointer',
  },
});

const Box = chakra('input', {
  base: { boxSize: '5', accentColor: 'var(--chakra-colors-brand-solid)', cursor: 'inherit' },
});
