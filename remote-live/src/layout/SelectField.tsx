import { useId, type ComponentProps } from 'react';
import { FieldFrame, fieldRecipe } from '@vibrant-peak/shared/ui-admin';
import { chakra } from '@vibrant-peak/shared/ui';

interface SelectFieldProps extends ComponentProps<typeof Select> {
  label: string;
  /** Texts by value. */
  options: Record<string, string>;
}

/** A choice of one. */
export function SelectField({ label, options, ...select }: SelectFieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label}>
      <Select {...select} id={id}>
        {Object.entries(options).map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </Select>
    </FieldFrame>
  );
}

const Select = chakra('select', fieldRecipe);
