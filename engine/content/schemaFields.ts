import type { AnyObject, ObjectSchema, SchemaFieldDescription } from 'yup';
import type { Fields } from '../formats/manifest';

/**
 * The fields that all data of a schema have, by path, each with its type. Optional ones are left
 * out: code cannot rely on them.
 */
export function schemaFields(schema: ObjectSchema<AnyObject>): Fields {
  const fields: Fields = {};
  addFields(fields, '', schema.describe());
  return fields;
}

function addFields(fields: Fields, path: string, description: SchemaFieldDescription): void {
  if (path) fields[path] = description.type;
  if ('innerType' in description && description.innerType)
    for (const item of [description.innerType].flat()) addFields(fields, `${path}[]`, item);
  if (!('fields' in description)) return;
  for (const [name, field] of Object.entries(description.fields))
    if (isAlwaysThere(field)) addFields(fields, path ? `${path}.${name}` : name, field);
}

/** Objects count as optional for yup, although their own fields are required. */
const isAlwaysThere = (field: SchemaFieldDescription) =>
  !('optional' in field) || !field.optional || field.type === 'object';
