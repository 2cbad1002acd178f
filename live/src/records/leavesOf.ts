import { ArraySchema, ObjectSchema, type Schema } from 'yup';
import { isFields } from '@vibrant-peak/shared/merge';

/** A field with its path, such as `details[0].src`. */
export interface Leaf {
  path: string;
  value: unknown;
  schema: Schema;
}

/** The fields of a record that hold no others, as its schema has them. */
export function leavesOf(schema: Schema, value: unknown, path = ''): Leaf[] {
  if (schema instanceof ObjectSchema && isFields(value))
    return Object.entries(schema.fields as Record<string, Schema>).flatMap(([name, field]) =>
      leavesOf(field, value[name], path ? `${path}.${name}` : name),
    );
  const inner = schema instanceof ArraySchema ? (schema.innerType as Schema | undefined) : undefined;
  if (inner && Array.isArray(value))
    return value.flatMap((each, index) => leavesOf(inner, each, `${path}[${index}]`));
  return [{ path, value, schema }];
}
