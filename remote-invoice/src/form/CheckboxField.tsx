import type { ComponentProps } from 'react';
import { chakra } from '@vibrant-peak/shared/ui';

interface CheckboxFieldProps extends Pick<ComponentProps<'input'>, 'checked' | 'disabled'> {
  label: string;
  onChange: (isChecked: boolean) => void;
}

/** A checkbox whose whole line can be pressed. */
export const CheckboxField = ({ label, onChange, ...control }: CheckboxFieldProps) => (
  <Line>
    <Box type="checkbox" {...control} onChange={(event) => onChange(event.target.checked)} />
    {label}
  </Line>
);

const Line = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    minH: '11',
    fontSize: 'sm',
    fontWeight: 'medium',
    cursor: 'pointer',
  },
});

const Box = chakra('input', {
  base: { boxSize: '5', accentColor: 'brand.solid', cursor: 'pointer', focusVisibleRing: 'outside' },
});
