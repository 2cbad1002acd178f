import type { FieldKindDefinition } from './fieldKind';
import { text } from './text';

/** Any finite number. */
export const number: FieldKindDefinition = {
  ...text,
  read: (input) => {
    const typed = text.toText(input).replace(/\s/g, '');
    const value = typed === '' ? NaN : Number(typed);
    return Number.isFinite(value) ? { value } : { problem: 'Must be a number' };
  },
  control: { type: 'text', inputMode: 'decimal' },
};
