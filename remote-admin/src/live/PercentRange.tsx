import type { ComponentProps } from 'react';
import { Span, chakra } from '@vibrant-peak/shared/ui';

interface PercentRangeProps extends Pick<ComponentProps<'input'>, 'aria-describedby'> {
  label: string;
  value: number;
  onChange: (value: number) => void;
}

/** A slider from 0 to 100 percent. */
export const PercentRange = ({ label, value, onChange, ...about }: PercentRangeProps) => (
  <Line>
    <span>{label}</span>
    <Span aria-hidden color="fg.muted">{`${value}%`}</Span>
    <input
      type="range"
      min={0}
      max={100}
      value={value}
      {...about}
      aria-valuetext={`${value}%`}
      onChange={({ target }) => onChange(target.valueAsNumber)}
    />
  </Line>
);

const Line = chakra('label', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    fontSize: 'sm',
    '& input': {
      w: 'full',
      h: '11',
      borderRadius: 'md',
      accentColor: '{colors.brand.fg}',
      cursor: 'pointer',
      focusVisibleRing: 'inside',
    },
  },
});
