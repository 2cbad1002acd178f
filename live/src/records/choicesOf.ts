import type { Schema } from 'yup';
import type { Collection } from './collections';

/** A field that names records of another list, see `FieldMeta`. */
interface Choice {
  field: string;
  /** That list, and the module that has it. */
  list: string;
  module: string;
  /** The field by which its records are named. */
  by: string;
  isOptional: boolean;
}

/** The fields of a collection's records that name records of another list. */
export const choicesOf = ({ schema }: Collection): Choice[] =>
  Object.entries(schema.fields as Record<string, Schema>).flatMap(([field, { spec }]) => {
    const { records, by = 'id' } = spec.meta ?? {};
    const [module, list] = records?.split('.') ?? [];
    return module && list ? [{ field, list, module, by, isOptional: spec.optional }] : [];
  });
