import { checkbox } from '../fields/checkbox';
import type { FieldKindDefinition } from '../fields/fieldKind';
import { VisibilityControl } from './VisibilityControl';

/** Whether visitors see a record. Only hidden records have a value: `false`. */
export const visibility: FieldKindDefinition = {
  ...checkbox,
  blank: true,
  toText: (value) => (value === false ? 'No' : 'Yes'),
  toInput: (value) => value !== false,
  read: (input, field) => {
    const reading = checkbox.read(input ?? true, field);
    return 'value' in reading && reading.value === true ? { value: undefined } : reading;
  },
  control: { type: 'own', Control: VisibilityControl },
};
