import { ArraySchema, boolean, ObjectSchema, type AnyObject, type Schema } from 'yup';
import { collections } from './collections';
import type { FieldMeta } from './fieldMeta';

/** A part of the content that people edit. */
export interface EditedCollection {
  /** Name of its export in the content, such as `team`. */
  name: string;
  /** Its module in `shared/src/content`. */
  module: string;
  /**
   * A list has any number of records. Everything else has one record: a group of fields, or a
   * single field with a text or list of texts.
   */
  kind: 'list' | 'group' | 'text';
  /** The schema of one record. */
  schema: ObjectSchema<AnyObject>;
  /** How people see it as a whole. */
  meta: FieldMeta;
}

/**
 * Not edited: the login of the demonstration has no use here, and the addresses of pictures are
 * made from drawings.
 */
const notEdited = ['demoLogin', 'pictures'];

/**
 * Hides a record from visitors. Visible ones lack it, and the published content never has it: the
 * schemas of `collections` refuse it.
 */
const isVisible = boolean().oneOf([false]).meta({
  kind: 'visibility',
  label: 'Visible',
  hint: 'Untick to take it off the site with the next publication. It stays in this list.',
});

function collectionsOf([module, schema]: [string, ObjectSchema<AnyObject>]): EditedCollection[] {
  return Object.entries(schema.fields).map(([name, field]) => ({
    name,
    module,
    ...recordIn(schema, name),
    meta: (field as Schema).meta() ?? {},
  }));
}

function recordIn(module: ObjectSchema<AnyObject>, name: string): Pick<EditedCollection, 'kind' | 'schema'> {
  const field = module.fields[name];
  if (field instanceof ObjectSchema) return { kind: 'group', schema: field };
  if (field instanceof ArraySchema && field.innerType instanceof ObjectSchema)
    return {
      kind: 'list',
      schema: field.meta()?.hides ? field.innerType.shape({ isVisible }) : field.innerType,
    };
  return { kind: 'text', schema: module.pick([name]) };
}

/** All of them, in the order of `collections`. */
export const editedCollections: readonly EditedCollection[] = Object.entries(collections)
  .filter(([module]) => !notEdited.includes(module))
  .flatMap(collectionsOf);
