import type { RecordId, Records } from '@vibrant-peak/shared/host';
import type { Entity } from '../entities/entity';
import type { FieldKindDefinition, Reading } from '../fields/fieldKind';
import { shownText } from '../fields/shownText';
import { text } from '../fields/text';
import { titleOf } from '../records/recordValues';
import { createChoicesControl } from './ChoicesControl';

/** Records of another list, stored by id in the order of choice; as text, one title per line. */
export function choices(entity: Entity, records: Records): FieldKindDefinition {
  const idsOf = (value: unknown) => (Array.isArray(value) ? (value as RecordId[]) : []);
  const titleBy = (id: RecordId) => {
    const record = records.get().find((candidate) => candidate.id === id);
    return record ? titleOf(entity, record) : String(id);
  };
  const titles = (value: unknown) => idsOf(value).map(titleBy);
  const idBy = (line: string) =>
    records.get().find((record) => titleOf(entity, record) === line || String(record.id) === line)?.id;

  const readLines = (lines: readonly string[]): Reading => {
    const unknown = lines.find((line) => idBy(line) === undefined);
    if (unknown !== undefined) return { problem: `${entity.heading} has no entry "${unknown}"` };
    return { value: lines.map(idBy) };
  };

  return {
    ...text,
    blank: [],
    toText: (value) => titles(value).join('\n'),
    toInput: idsOf,
    read: (input, { isRequired }) => {
      const lines = (Array.isArray(input) ? input.map(String) : String(input ?? '').split(/\r?\n/))
        .map((line) => line.trim())
        .filter(Boolean);
      if (isRequired && lines.length === 0) return { problem: 'This field is required' };
      return readLines(lines);
    },
    control: { type: 'own', Control: createChoicesControl(entity, records) },
    Cell: ({ value }) => shownText(titles(value).join(', ')),
  };
}
