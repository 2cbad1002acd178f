import type { Records, RecordsPort } from '@vibrant-peak/shared/host';
import { entities } from '../entities/index';
import type { Entity } from '../entities/entity';
import type { Field } from '../fields/fieldKind';
import { fieldsOf, type SourceOf } from './fieldsOf';
import { contentSchema } from './contentSchema';
import { DraftHead } from './DraftHead';
import { recordsOf } from '../records/collectionOf';
import { recordRules } from './recordRules';

interface LiveEntity {
  entity: Entity;
  /** Its own records, and those of lists that its fields choose from. */
  sources: readonly Records[];
}

const known = new WeakMap<Records, LiveEntity>();

/**
 * A list with every field and rule of its content's schema. Columns, filters and initial values
 * come from the definition's fields of the same name. Without such fields all except pictures and
 * focal points are columns.
 * @returns the same object for the same records.
 */
export function liveEntityOf(entity: Entity, port?: RecordsPort): LiveEntity {
  const records = recordsOf(entity, port);
  const made = known.get(records) ?? createLiveEntity(entity, port);
  known.set(records, made);
  return made;
}

function createLiveEntity(entity: Entity, port?: RecordsPort): LiveEntity {
  if (!entity.collection) return { entity, sources: [recordsOf(entity, port)] };
  const schema = contentSchema(entity.collection);
  const sources = [recordsOf(entity, port)];
  const sourceOf: SourceOf = (list) => {
    const other = entityOfList(list);
    const records = recordsOf(other, port);
    sources.push(records);
    return { entity: other, records };
  };
  const fields = fieldsOf(schema.describe(), sourceOf).map((field) => asDefined(entity, field));
  return { entity: { ...entity, fields, Head: DraftHead, ...recordRules(schema) }, sources };
}

function asDefined({ fields, titleField }: Entity, field: Field): Field {
  const same = fields.find(({ name }) => name === field.name);
  return {
    ...field,
    isColumn: same?.isColumn ?? field.isColumn ?? (fields.length === 0 || field.name === titleField),
    isFilter: same?.isFilter ?? field.isFilter,
    initial: same?.kind === field.kind ? same.initial : undefined,
  };
}

function entityOfList(list: string): Entity {
  const entity = entities.find(({ collection }) => collection === list);
  if (!entity) throw new Error(`No managed list edits ${list}`);
  return entity;
}
