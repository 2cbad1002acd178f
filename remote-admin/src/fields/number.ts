import type { FieldKindDefinition } from './fieldKind';
import { text } from './text';

/** A finite number. A comma before three digits is ambiguous and refused. */
export const number: FieldKindDefinition = {
  ...text,
  read: (input, { isRequired }) => {
    const typed = text
      .toText(input)
      .replace(/\s/g, '')
      .replace(/^([-+]?\d+),(\d{1,2}|\d{4,})$/, '$1.$2');
    if (typed === '' && isRequired === false) return { value: undefined };
    const value = typed === '' ? NaN : Number(typed);
    return Number.isFinite(value) ? { value } : { problem: 'Must be a number' };
  },
  control: { type: 'text', inputMode: 'decimal', step: 1 },
};
