import type { Entity, EntityRecord } from '../entities/entity';
import { kindOf } from '../fields/fieldKinds';
import { valueAt } from './recordValues';

export interface Sort {
  field: string;
  direction: 'ascending' | 'descending';
}

const collator = new Intl.Collator('en');

/** Numbers sort by value, texts alphabetically. The sort is stable in both directions. */
export function sortRecords(entity: Entity, records: readonly EntityRecord[], sort: Sort | undefined) {
  const field = entity.fields.find(({ name }) => name === sort?.field);
  if (!field) return records;
  const { toText } = kindOf(field);
  const keyed = records.map((record) => {
    const value = valueAt(record, field.name);
    return { record, key: typeof value === 'number' ? value : toText(value) };
  });
  const sign = sort?.direction === 'descending' ? -1 : 1;
  return keyed.sort((a, b) => sign * compare(a.key, b.key)).map(({ record }) => record);
}

function compare(a: string | number, b: string | number): number {
  if (typeof a === 'number' && typeof b === 'number') return a < b ? -1 : Number(a > b);
  return collator.compare(String(a), String(b));
}
