import { collections as modules } from '@vibrant-peak/shared/schemas/collections';
import { array, ArraySchema, object, ObjectSchema, string, type AnyObject } from 'yup';

/** The fields of a record. */
export type Fields = Record<string, unknown>;

/** Records of one kind. */
export interface Collection {
  /** Name of its export in the content, such as `team`; `order` for the orders of the lists. */
  name: string;
  /** Its module in `shared/src/content`. */
  module: string;
  /**
   * A list has any number of records, one after the other. Of everything else the site has one record: a group of fields, or a text or
   * list of texts, which is the only field of its record.
   */
  kind: 'list' | 'group' | 'text' | 'order';
  /** The schema of one record. */
  schema: ObjectSchema<AnyObject>;
}

/** Id of the record of what the site has once. */
export const single = 'single';

/** Not edited: the login of the demonstration has no use here, and the addresses of pictures are made from drawings. */
const notEdited = ['demoLogin', 'pictures'];

function collectionsOf([module, schema]: [string, ObjectSchema<AnyObject>]): Collection[] {
  return Object.entries(schema.fields).map(([name, field]): Collection => {
    if (field instanceof ObjectSchema) return { name, module, kind: 'group', schema: field };
    if (field instanceof ArraySchema && field.innerType instanceof ObjectSchema)
      return { name, module, kind: 'list', schema: field.innerType };
    return { name, module, kind: 'text', schema: schema.pick([name]) };
  });
}

/** The order of a list is a record, too: ids, first to last. Records that it does not name come after those, oldest first. */
const orders: Collection = {
  name: 'order',
  module: '',
  kind: 'order',
  schema: object({
    ids: array()
      .of(string().required())
      .required()
      .test('unique', 'names a record twice', (ids) => new Set(ids).size === ids.length),
  }),
};

/** All that is edited, by name. */
export const collections: ReadonlyMap<string, Collection> = new Map(
  [
    ...Object.entries(modules)
      .filter(([module]) => !notEdited.includes(module))
      .flatMap(collectionsOf),
    orders,
  ].map((collection) => [collection.name, collection]),
);

/** Whether the records of a list have an id of their own, by which other records may know them. */
export const hasOwnIds = ({ kind, schema }: Collection) => kind === 'list' && 'id' in schema.fields;

/** Whether there can be a record with this id. */
export function isPossible({ kind }: Collection, id: string): boolean {
  if (kind === 'list') return true;
  return kind === 'order' ? collections.get(id)?.kind === 'list' : id === single;
}
