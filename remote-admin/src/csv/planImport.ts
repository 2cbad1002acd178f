import type { RecordId } from '@vibrant-peak/shared/host';
import type { Entity, EntityRecord, Field } from '../entities/entity';
import { kindOf } from '../fields/fieldKinds';
import { valueAt, withValueAt, type RecordValues } from '../records/recordValues';

/** The changes that an import would make. */
export interface ImportPlan {
  /** The records that the rows were compared with. */
  begun: readonly EntityRecord[];
  /** Rows whose name is not in the list. */
  added: RecordValues[];
  /** New values for records that differ from the row of the same name, by record id. */
  updated: Map<RecordId, RecordValues>;
  /** Number of rows equal to their record. */
  unchanged: number;
}

/**
 * Matches rows to records of the same name, duplicates in order.
 * @param given the fields that have a column; others keep their values.
 */
export function planImport(
  { titleField }: Entity,
  records: readonly EntityRecord[],
  rows: readonly RecordValues[],
  given: readonly Field[],
): ImportPlan {
  const byName = new Map<string, EntityRecord[]>();
  for (const record of records) {
    const name = comparable(String(valueAt(record, titleField) ?? ''));
    const namesakes = byName.get(name);
    if (namesakes) namesakes.push(record);
    else byName.set(name, [record]);
  }
  const plan: ImportPlan = { begun: records, added: [], updated: new Map(), unchanged: 0 };
  const usedNamesakes = new Map<string, number>();
  for (const row of rows) {
    const name = comparable(String(valueAt(row, titleField) ?? ''));
    const used = usedNamesakes.get(name) ?? 0;
    usedNamesakes.set(name, used + 1);
    const record = byName.get(name)?.[used];
    const differing = record ? given.filter((field) => !isSame(field, record, row)) : [];
    if (!record) plan.added.push(row);
    else if (differing.length === 0) plan.unchanged += 1;
    else {
      const changed = differing.reduce<RecordValues>(
        (values, { name }) => withValueAt(values, name, valueAt(row, name)),
        record,
      );
      plan.updated.set(record.id, changed);
    }
  }
  return plan;
}

function isSame(field: Field, record: EntityRecord, row: RecordValues): boolean {
  const { toText } = kindOf(field);
  return comparable(toText(valueAt(record, field.name))) === comparable(toText(valueAt(row, field.name)));
}

/** A text without differences in forms of accents, hard spaces, line ends and outer spaces. */
const comparable = (text: string) =>
  text.normalize('NFC').replaceAll('\u00a0', ' ').replaceAll(/\r\n?/g, '\n').trim();
