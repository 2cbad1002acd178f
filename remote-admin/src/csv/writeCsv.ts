import type { Entity, EntityRecord, Field } from '../entities/entity';
import { kindOf } from '../fields/fieldKinds';
import { valueAt } from '../records/recordValues';
import { formulaCell } from '@vibrant-peak/shared/formulaCells';
import { loadPapa } from './loadPapa';

/**
 * Records as CSV (RFC 4180), with a column for every field. Texts that a spreadsheet would run as
 * formulas get a leading apostrophe, which the import removes.
 */
export async function writeCsv({ fields }: Entity, records: readonly EntityRecord[]): Promise<string> {
  const papa = await loadPapa();
  const cell = (record: EntityRecord, field: Field) => {
    const value = valueAt(record, field.name);
    return typeof value === 'number' ? value : kindOf(field).toText(value);
  };
  return papa.unparse(
    {
      fields: fields.map(({ label }) => label),
      data: records.map((record) => fields.map((field) => cell(record, field))),
    },
    { newline: '\r\n', escapeFormulae: formulaCell },
  );
}
