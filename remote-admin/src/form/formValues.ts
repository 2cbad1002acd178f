import type { Entity, EntityRecord, Field } from '../entities/entity';
import { kindOf } from '../fields/fieldKinds';
import { nestedValues, valueAt } from '../records/recordValues';

/** The fields as a save checks them. A draft needs nothing but its name. */
export const savedFields = ({ fields, titleField, isOnce, missing }: Entity): readonly Field[] =>
  missing ? fields.map((field) => ({ ...field, isRequired: !isOnce && field.name === titleField })) : fields;

/** Inputs hold text. Numbers become strings, so that retyping them is not a change. */
function inputValue(field: Field, stored: unknown): unknown {
  const { blank, toText, toInput = toText } = kindOf(field);
  const value = stored ?? blank;
  return typeof value === 'boolean' ? value : toInput(value);
}

/** Initial value of a field in an empty form. */
export const initialValueOf = (field: Field): unknown => inputValue(field, field.initial?.());

/** Form values of a record, or of a new one when no record is given. */
export const formValuesOf = ({ fields }: Entity, record?: EntityRecord) =>
  nestedValues(
    fields.map((field) => [
      field.name,
      record ? inputValue(field, valueAt(record, field.name)) : initialValueOf(field),
    ]),
  );
