import { chakra } from '@vibrant-peak/shared/ui';

interface SwitchFieldProps {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** A setting that takes effect immediately; the whole line is clickable. */
export function SwitchField({ label, isOn, onChange }: SwitchFieldProps) {
  return (
    <Line>
      <span>{label}</span>
      <Track
        type="checkbox"
        role="switch"
        checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
      />
    </Line>
  );
}

const Line = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
    minH: '11',
    fontSize: 'sm',
    fontWeight: 'medium',
    cursor: 'pointer',
  },
});

const Track = chakra('input', {
  base: {
    appearance: 'none',
    flexShrink: '0',
    w: '11',
    h: '6',
    p: '0.5',
    borderRadius: 'full',
    bg: 'border.emphasized',
    cursor: 'inherit',
    focusVisibleRing: 'outside',
    transitionProperty: 'background-color',
    transitionDuration: 'fast',
    _before: {
      content: '""',
      display: 'block',
      boxSize: '5',
      borderRadius: 'full',
      bg: 'white',
      transitionProperty: 'transform',
      transitionDuration: { base: '0s', _motionSafe: 'fast' },
    },
    _checked: { bg: 'brand.solid', _before: { transform: 'translateX(1.25rem)' } },
    '@media (forced-colors: active)': {
      forcedColorAdjust: 'none',
      bg: 'Canvas',
      boxShadow: 'inset 0 0 0 1px ButtonText',
      _before: { bg: 'ButtonText' },
      _checked: { bg: 'Highlight', boxShadow: 'none', _before: { bg: 'HighlightText' } },
    },
  },
});
