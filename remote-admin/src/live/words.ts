import type { FieldKindDefinition } from '../fields/fieldKind';
import { shownText } from '../fields/shownText';
import { text } from '../fields/text';

const linesOf = (value: unknown) =>
  (Array.isArray(value) ? value.map(String) : String(value ?? '').split(/\r?\n/))
    .map((line) => line.trim())
    .filter(Boolean);

/** A list of texts, one per line. */
export const words: FieldKindDefinition = {
  ...text,
  blank: [],
  toText: (value) => linesOf(value).join('\n'),
  read: (input, { isRequired }) => {
    const value = linesOf(input);
    return isRequired && value.length === 0 ? { problem: 'This field is required' } : { value };
  },
  control: { type: 'text', rows: 5 },
  Cell: ({ value }) => shownText(linesOf(value).join(', ')),
};
