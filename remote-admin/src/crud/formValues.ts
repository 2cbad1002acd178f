import type { Entity, EntityRecord, Field } from './entity';
import { fieldValues } from './fieldValues';
import { nestedValues, valueAt } from './recordValues';

/** Inputs hold text: numbers are written out, so that typing the same digits is no change. */
function inputValue({ kind }: Field, value: unknown): unknown {
  const { blank, toText } = fieldValues[kind];
  return typeof value === 'boolean' ? value : toText(value ?? blank);
}

/** What the input of a field holds in an empty form. */
export const initialValueOf = (field: Field): unknown =>
  inputValue(field, field.initial?.() ?? fieldValues[field.kind].blank);

/** What the form of a record holds; without a record, of a new one. */
export const formValuesOf = ({ fields }: Entity, record?: EntityRecord) =>
  nestedValues(
    fields.map((field) => [
      field.name,
      record
        ? inputValue(field, valueAt(record, field.name) ?? fieldValues[field.kind].blank)
        : initialValueOf(field),
    ]),
  );
