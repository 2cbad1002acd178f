import { useId } from 'react';
import { chakra } from '@vibrant-peak/shared/ui';
import type { ImportPlan } from './planImport';

interface NamesakeChoiceProps {
  /** Label of the field that names an entry. */
  label: string;
  plan: ImportPlan;
  /** Number of valid rows in the file. */
  total: number;
  isUpdating: boolean;
  onChange: (isUpdating: boolean) => void;
}

/**
 * Asks whether rows with a known name update their records or are added, with the outcome of each.
 */
export function NamesakeChoice({ label, plan, total, isUpdating, onChange }: NamesakeChoiceProps) {
  const name = useId();
  const answers = [
    {
      isUpdate: true,
      text: `Update them: ${plan.updated.size} changed, ${plan.unchanged} unchanged, ${plan.added.length} added`,
    },
    { isUpdate: false, text: `Add every row as a new entry: ${total} added` },
  ];
  return (
    <Choice>
      <legend>{`The list has entries with the same ${label} as rows of the file.`}</legend>
      {answers.map(({ isUpdate, text }) => (
        <label key={text}>
          <input
            type="radio"
            name={name}
            checked={isUpdate === isUpdating}
            onChange={() => onChange(isUpdate)}
          />
          <span>{text}</span>
        </label>
      ))}
    </Choice>
  );
}

const Choice = chakra('fieldset', {
  base: {
    fontSize: 'sm',
    '& legend': { fontWeight: 'semibold', mb: '1' },
    '& label': { display: 'flex', alignItems: 'center', gap: '3', minH: '11', cursor: 'pointer' },
    '& input': { boxSize: '4', flexShrink: '0', accentColor: '{colors.brand.solid}' },
  },
});
