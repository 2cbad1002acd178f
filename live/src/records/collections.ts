import { editedCollections, type EditedCollection } from '@vibrant-peak/shared/schemas/editedCollections';
import { labelFrom } from '@vibrant-peak/shared/schemas/labelFrom';
import { array, object, string } from 'yup';

/** The fields of a record. */
export type Fields = Record<string, unknown>;

/** Records of one kind: a part of the content, or the orders of its lists. */
export interface Collection extends Omit<EditedCollection, 'kind' | 'meta'> {
  kind: EditedCollection['kind'] | 'order';
  /** By which people know it, as under Content. */
  label: string;
}

/** Id of the record of what the site has once. */
export const single = 'single';

/** The order of a list is a record of ids. Records without a place follow, oldest first. */
const orders: Collection = {
  name: 'order',
  label: 'Order',
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
  [...editedCollections.map((each) => ({ ...each, label: labelFrom(each.name, each.meta) })), orders].map(
    (collection) => [collection.name, { ...collection, schema: collection.schema.noUnknown() }],
  ),
);

/** Whether the records of a list have an id of their own, by which other records may know them. */
export const hasOwnIds = ({ kind, schema }: Collection) => kind === 'list' && 'id' in schema.fields;

/** Whether there can be a record with this id. */
export function isPossible({ kind }: Collection, id: string): boolean {
  if (kind === 'list') return true;
  return kind === 'order' ? collections.get(id)?.kind === 'list' : id === single;
}
