import type { FieldKindDefinition, Reading } from './fieldKind';
import { shownText } from './shownText';

const toText = (value: unknown) => String(value ?? '');

export const text: FieldKindDefinition = {
  blank: '',
  toText,
  read: (input, { isRequired }) => {
    const value = toText(input);
    return isRequired && value === '' ? { problem: 'This field is required' } : { value };
  },
  control: { type: 'text' },
  Cell: ({ value }) => <span>{shownText(value)}</span>,
};

/**
 * Creates a parser for texts with a format. Outer white space is ignored.
 * @param check returns the problem of a non-empty text, if any.
 * @param complete adds parts that people omit, before the check.
 */
export const readChecked =
  (
    check: (typed: string) => string | undefined,
    complete: (typed: string) => string = (typed) => typed,
  ): FieldKindDefinition['read'] =>
  (input, field): Reading => {
    const reading = text.read(toText(input).trim(), field);
    if ('problem' in reading || reading.value === '') return reading;
    const value = complete(String(reading.value));
    const problem = check(value);
    return problem === undefined ? { value } : { problem };
  };
