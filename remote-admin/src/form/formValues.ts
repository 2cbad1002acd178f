import type { Entity, EntityRecord, Field } from '../entities/entity';
import { fieldKinds } from '../fields/fieldKinds';
import { nestedValues, valueAt } from '../records/recordValues';

/** Inputs hold text: numbers are written out, so that typing the same digits is no change. */
function inputValue({ kind }: Field, value: unknown): unknown {
  const { blank, toText } = fieldKinds[kind];
  return typeof value === 'boolean' ? value : toText(value ?? blank);
}

/** What the input of a field holds in an empty form. */
export const initialValueOf = (field: Field): unknown =>
  inputValue(field, field.initial?.() ?? fieldKinds[field.kind].blank);

/** What the form of a record holds; without a record, of a new one. */
export const formValuesOf = ({ fields }: Entity, record?: EntityRecord) =>
  nestedValues(
    fields.map((field) => [
      field.name,
      record
        ? inputValue(field, valueAt(record, field.name) ?? fieldKinds[field.kind].blank)
        : initialValueOf(field),
    ]),
  );
