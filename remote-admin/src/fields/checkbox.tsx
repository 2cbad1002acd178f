import type { FieldKindDefinition } from './fieldKind';

/** Spellings in seven languages, also those of spreadsheets. */
const yes = new Set(
  'yes true 1 x y ja j wahr oui vrai sí si verdadero sim verdadeiro sì vero waar'.split(' '),
);
const no = new Set(['', ...'no false 0 n nein falsch non faux falso não nee onwaar'.split(' ')]);

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
