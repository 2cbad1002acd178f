import type { Entity, EntityRecord, Field } from '../entities/entity';
import { fieldKinds } from '../fields/fieldKinds';
import { valueAt, withValueAt, type RecordValues } from '../records/recordValues';

/** What an import would do with the list. */
export interface ImportPlan {
  /** Rows that no record of the list has the name of. */
  added: RecordValues[];
  /** Records whose name stands in the file with other values, with these values. */
  updated: Map<number, RecordValues>;
  /** How many rows say what the list says already. */
  unchanged: number;
}

/**
 * Compares rows with the records of the same name; of several records with one name, the first row means the first.
 * @param given the fields that have a column: others keep their values.
 */
export function planImport(
  { titleField }: Entity,
  records: readonly EntityRecord[],
  rows: readonly RecordValues[],
  given: readonly Field[],
): ImportPlan {
  const byName = new Map<string, EntityRecord[]>();
  for (const record of records) {
    const name = String(valueAt(record, titleField) ?? '');
    const namesakes = byName.get(name);
    if (namesakes) namesakes.push(record);
    else byName.set(name, [record]);
  }
  const plan: ImportPlan = { added: [], updated: new Map(), unchanged: 0 };
  const usedNamesakes = new Map<string, number>();
  for (const row of rows) {
    const name = String(valueAt(row, titleField) ?? '');
    const used = usedNamesakes.get(name) ?? 0;
    usedNamesakes.set(name, used + 1);
    const record = byName.get(name)?.[used];
    if (!record) plan.added.push(row);
    else if (given.every((field) => isSame(field, record, row))) plan.unchanged += 1;
    else {
      const changed = given.reduce<RecordValues>(
        (values, { name }) => withValueAt(values, name, valueAt(row, name)),
        record,
      );
      plan.updated.set(record.id, changed);
    }
  }
  return plan;
}

const isSame = ({ name, kind }: Field, record: EntityRecord, row: RecordValues) =>
  fieldKinds[kind].toText(valueAt(record, name)) === fieldKinds[kind].toText(valueAt(row, name));
