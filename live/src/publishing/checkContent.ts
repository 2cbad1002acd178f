import { collections as schemas } from '@vibrant-peak/shared/schemas/collections';
import type { AnyObject, ObjectSchema } from 'yup';
import { problem } from '../http/problem';
import { messageOf } from '../records/checkRecord';
import { choicesOf } from '../records/choicesOf';
import { collections, single, type Collection, type Fields } from '../records/collections';
import { textViolations } from '../records/textViolations';
import { nameIn, titleOf } from '../records/titleOf';
import { validationErrors, type Violation } from '../records/violation';
import { listed, type Content, type RecordState } from './assembled';
import { titled } from './publications/publication';
import type { SiteRecord } from './siteRecord';

/** A record that cannot go live, or a list as a whole, which has neither id nor name. */
interface Place {
  collection: string;
  id: string;
  /** By which people know the record; empty for what the site has once. */
  name: string;
}

/** A record as it is to go live, with the values that give the name of one that is not. */
type CheckedRecord = RecordState & Pick<SiteRecord, 'draft' | 'published'>;

/** What is wrong with it. */
interface Found extends Violation {
  place: Place;
}

/**
 * Checks the content as a whole: each record, the length of each list, and references between
 * records.
 * @param chosen records that are to go live. They may have been saved under other rules.
 * @throws a problem (422) that names record and field, with the records as `records`.
 */
export function checkContent(
  content: Content,
  records: readonly CheckedRecord[],
  chosen: readonly RecordState[] = [],
): void {
  const edited = [...collections.values()].filter(({ kind }) => kind !== 'order');
  const modules = new Set(edited.map(({ module }) => module));
  const found = [
    ...[...modules].flatMap((module) => schemaViolations(content, module, records)),
    ...edited.flatMap((collection) => referenceViolations(content, collection, records)),
    ...chosen.flatMap(unreadable),
  ];
  if (found.length === 0) return;
  const messages = found.map(
    ({ place, field, message }) => `${titleOf(place)}: ${field && `"${field}" `}${message}`,
  );
  const places = new Map(found.map(({ place }) => [`${place.collection}/${place.id}`, place]));
  throw problem(422, `This cannot go live. ${messages.join('; ')}.`, {
    details: {
      violations: found.map(({ place, ...violation }) => ({ record: titleOf(place), ...violation })),
      records: [...places.values()].map(titled),
    },
  });
}

function unreadable({ collection: name, id, value }: RecordState): Found[] {
  const collection = collections.get(name)!;
  if (!value) return [];
  const place = { collection: name, id, name: nameIn(collection, value)?.slice(0, 100) ?? '' };
  return textViolations(collection, value).map((violation) => ({ ...violation, place }));
}

function schemaViolations(content: Content, module: string, records: readonly RecordState[]): Found[] {
  const schema: ObjectSchema<AnyObject> = schemas[module as keyof typeof schemas];
  return validationErrors(schema.noUnknown(), content[module]).map((error) => ({
    ...placeIn(error.path ?? '', records),
    message: messageOf(error),
  }));
}

/** @param path of yup, such as `team[2].links[0].url`. */
function placeIn(path: string, records: readonly RecordState[]): Omit<Found, 'message'> {
  const [, name = path, index, field = ''] = /^(\w+)(?:\[(\d+)\])?\.?(.*)$/.exec(path) ?? [];
  const collection = collections.get(name);
  if (collection?.kind !== 'list') return { ...whole(name, single), field };
  const record = index === undefined ? undefined : listed(name, records)[Number(index)];
  return { ...(record ? placeOf(collection, record) : whole(name, '')), field };
}

const whole = (collection: string, id: string) => ({
  place: { collection, id, name: '' },
});

const placeOf = (collection: Collection, { id, value }: RecordState) => ({
  place: { collection: collection.name, id, name: nameIn(collection, value!) ?? id },
});

/** Fields that name records of another list, see `FieldMeta`. */
function referenceViolations(
  content: Content,
  collection: Collection,
  records: readonly CheckedRecord[],
): Found[] {
  return choicesOf(collection).flatMap(({ field, list, module, by }) => {
    const known = new Set((content[module]?.[list] as Fields[]).map((other) => other[by]));
    return recordsIn(content, collection, records).flatMap(({ value, ...place }) => {
      const missing = [value[field]].flat().filter((key) => key !== undefined && !known.has(key));
      const titles = missing.map((key) => titleBy(records, list, { by, key }));
      const message = `names what is not on the site: ${titles.join(', ')}`;
      return missing.length > 0 ? [{ ...place, field, message }] : [];
    });
  });
}

/** A record of a list, by a field that others name it by; without a record, the field's value. */
function titleBy(
  records: readonly CheckedRecord[],
  list: string,
  { by, key }: { by: string; key: unknown },
): string {
  const values = records.flatMap(({ collection, draft, published }) =>
    collection === list ? [draft, published] : [],
  );
  const value = values.find((each) => each?.[by] === key);
  const name = (value && nameIn(collections.get(list), value)) ?? String(key);
  return titleOf({ collection: list, id: '', name });
}

/** The records of a collection as the content has them. */
function recordsIn(content: Content, collection: Collection, records: readonly RecordState[]) {
  const { name, module, kind } = collection;
  if (kind === 'list')
    return listed(name, records).map((record) => ({ value: record.value!, ...placeOf(collection, record) }));
  const exported = content[module]![name];
  return [{ value: kind === 'group' ? (exported as Fields) : { [name]: exported }, ...whole(name, single) }];
}
