import type { FieldKindDefinition } from './fieldKind';

const yes = new Set(['yes', 'true', '1', 'x']);
const no = new Set(['no', 'false', '0', '']);

export const checkbox: FieldKindDefinition = {
  blank: false,
  toText: (value) => (value === true ? 'Yes' : 'No'),
  read: (input) => {
    const answer = String(input ?? '')
      .trim()
      .toLowerCase();
    if (yes.has(answer)) return { value: true };
    return no.has(answer) ? { value: false } : { problem: 'Must be yes or no' };
  },
  control: { type: 'checkbox' },
  Cell: ({ value }) => <span className={value === true ? 'yes' : 'no'}>{value === true ? 'Yes' : 'No'}</span>,
};
