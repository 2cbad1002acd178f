import { collections as schemas } from '@vibrant-peak/shared/schemas/collections';
import type { FieldMeta } from '@vibrant-peak/shared/schemas/fieldMeta';
import { ValidationError, type AnyObject, type ObjectSchema, type Schema } from 'yup';
import { problem } from '../http/problem';
import { messageOf, nameOf, type Violation } from '../records/checkRecord';
import { collections, type Collection, type Fields } from '../records/collections';
import type { Content } from './assembled';

/** What is wrong with a record, or with a whole list. */
interface Found extends Violation {
  /** Collection and record, as people know them. */
  record: string;
}

/**
 * Checks the content as a whole: each record, the number of entries of each list, and that the records exist that others name.
 * @throws a problem (422) that names record and field.
 */
export function checkContent(content: Content): void {
  const edited = [...collections.values()].filter(({ kind }) => kind !== 'order');
  const modules = new Set(edited.map(({ module }) => module));
  const found = [
    ...[...modules].flatMap((module) => schemaViolations(content, module)),
    ...edited.flatMap((collection) => referenceViolations(content, collection)),
  ];
  if (found.length === 0) return;
  const told = found.map(({ record, field, message }) => `${record}: ${field && `"${field}" `}${message}`);
  throw problem(422, `This cannot go live. ${told.join('; ')}.`, { details: { violations: found } });
}

function schemaViolations(content: Content, module: string): Found[] {
  const schema: ObjectSchema<AnyObject> = schemas[module as keyof typeof schemas];
  try {
    schema.noUnknown().validateSync(content[module], { strict: true, abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const all = error.inner.length > 0 ? error.inner : [error];
    return all.map((each) => ({ ...placeIn(content[module]!, each.path ?? ''), message: messageOf(each) }));
  }
}

/** @param path of yup, such as `team[2].links[0].url`. */
function placeIn(exported: Fields, path: string): Pick<Found, 'record' | 'field'> {
  const [, name = path, index, field = ''] = /^(\w+)(?:\[(\d+)\])?\.?(.*)$/.exec(path) ?? [];
  const collection = collections.get(name);
  if (!collection || index === undefined) return { record: name, field };
  const record = (exported[name] as Fields[])[Number(index)]!;
  return { record: nameOf(collection, `number ${Number(index) + 1}`, record), field };
}

/** Fields that name records of another list, see `FieldMeta`. */
function referenceViolations(content: Content, collection: Collection): Found[] {
  const { name, kind, schema } = collection;
  return Object.entries(schema.fields).flatMap(([field, each]) => {
    const { records, by = 'id' } = ((each as Schema).meta() as FieldMeta | undefined) ?? {};
    const [list, exported] = records?.split('.') ?? [];
    if (list === undefined || exported === undefined) return [];
    const known = new Set((content[list]?.[exported] as Fields[]).map((other) => other[by]));
    return recordsIn(content, collection).flatMap((record) => {
      const missing = [record[field]].flat().filter((key) => key !== undefined && !known.has(key));
      const message = `names what is not on the site: ${exported} ${missing.join(', ')}`;
      const called = kind === 'list' ? nameOf(collection, '', record) : name;
      return missing.length > 0 ? [{ record: called, field, message }] : [];
    });
  });
}

function recordsIn(content: Content, { name, module, kind }: Collection): Fields[] {
  const exported = content[module]![name];
  if (kind === 'list') return exported as Fields[];
  return [kind === 'group' ? (exported as Fields) : { [name]: exported }];
}
