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
  Cell: ({ value }) => shownText(value),
};

/**
 * Reads a text that stands for something, white space around it aside.
 * @param check what is wrong with a text that is not empty, if anything.
 * @param complete adds what people leave out, before the check.
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
