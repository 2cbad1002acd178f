import { isDeepStrictEqual } from 'node:util';
import { labelFrom } from '@vibrant-peak/shared/schemas/labelFrom';
import { ObjectSchema, type Schema } from 'yup';
import { takeTurn } from '../database/takeTurn';
import { collections, single, type Fields } from '../records/collections';
import { isHidden } from '../records/isHidden';
import { inOrder } from '../records/inOrder';
import { changedFields } from '@vibrant-peak/shared/merge';
import { nameIn, titleOf } from '../records/titleOf';
import type { SiteRecord } from './siteRecord';

/** What a record was and what it becomes, as people read it. */
export interface RecordChange {
  collection: string;
  id: string;
  /** By which people know the record. */
  name: string;
  /** That name with its list's, such as `Team: Hina Malik`. */
  title: string;
  change: 'added' | 'changed' | 'removed' | 'order';
  fields: FieldChange[];
}

interface FieldChange {
  /** Its path, such as `salary.from`. */
  field: string;
  label: string;
  isPicture: boolean;
  /** Absent fields are `null`. */
  before: unknown;
  after: unknown;
}

/** A record at two times; `null` while it is not there. */
export type Pair = Pick<SiteRecord, 'collection' | 'id'> & { before: Fields | null; after: Fields | null };

/**
 * The records that differ between the two times. Others have their turn between them.
 * @param all records, which give the names for orders.
 */
export async function changesBetween(pairs: readonly Pair[], all = pairs): Promise<RecordChange[]> {
  const changes: RecordChange[] = [];
  for (const pair of pairs) {
    await takeTurn();
    const change = changeOf(pair, all);
    if (change) changes.push(change);
  }
  return changes;
}

/** The change of one record; nothing where people see none. @param all gives the names for orders. */
export function changeOf(pair: Pair, all: readonly Pair[] = [pair]): RecordChange | undefined {
  if (isDeepStrictEqual(pair.before, pair.after)) return undefined;
  const change = pair.collection === 'order' ? orderChange(pair, all) : recordChange(pair);
  return change.fields.length > 0 ? { ...change, title: titleOf(change) } : undefined;
}

type Untitled = Omit<RecordChange, 'title'>;

function recordChange({ collection: name, id, before, after }: Pair): Untitled {
  const collection = collections.get(name)!;
  const paths = changedFields(before ?? {}, after ?? {}).filter((path) => path !== 'id');
  return {
    collection: name,
    id,
    name: nameIn(collection, (after ?? before)!) ?? (id === single ? '' : id),
    change: before ? (after ? 'changed' : 'removed') : 'added',
    fields: paths.map((field) => ({
      field,
      ...describe(collection.schema, field.split('.')),
      before: valueAt(before, field),
      after: valueAt(after, field),
    })),
  };
}

/** A reordered list, by names. New records at the end and removals do not reorder it. */
function orderChange({ collection, id, before, after }: Pair, all: readonly Pair[]): Untitled {
  const list = collections.get(id)!;
  const shown = all.filter((pair) => pair.collection === id && pair.after);
  const namesBy = (order: Fields | null) =>
    inOrder(shown, order).map((each) => nameIn(list, each.after!) ?? each.id);
  const [old, now] = [namesBy(before), namesBy(after)];
  const field = { field: 'ids', label: 'Order', isPicture: false, before: old, after: now };
  return { collection, id, name: '', change: 'order', fields: isDeepStrictEqual(old, now) ? [] : [field] };
}

function valueAt(value: Fields | null, path: string): unknown {
  if (value && path === 'isVisible') return !isHidden(value);
  const found = path.split('.').reduce<unknown>((each, part) => (each as Fields | null)?.[part], value);
  return found ?? null;
}

/** Label of a field and whether it holds a picture, by its schema's `meta`. */
function describe(
  schema: ObjectSchema<Fields>,
  [name, ...rest]: string[],
): Pick<FieldChange, 'label' | 'isPicture'> {
  const field = (schema.fields as Record<string, Schema>)[name!];
  const meta = field?.meta();
  const label = labelFrom(name!, meta ?? {});
  if (rest.length === 0 || !(field instanceof ObjectSchema))
    return { label, isPicture: meta?.kind === 'image' };
  const inner = describe(field as ObjectSchema<Fields>, rest);
  return { ...inner, label: `${label} ${inner.label}` };
}
