import { useId } from 'react';
import { FieldFrame, Select } from '@vibrant-peak/shared/ui-admin';

interface SelectFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Pairs of value and label. */
  options: readonly (readonly [value: string, name: string])[];
}

/** A labelled `select`. */
export function SelectField({ label, value, onChange, options }: SelectFieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label}>
      <Select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map(([key, name]) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </Select>
    </FieldFrame>
  );
}
