import type { Records, StoredRecord } from '@vibrant-peak/shared/host';
import { useStore } from '@vibrant-peak/shared/store';
import type { Entity } from '../entities/entity';
import type { FieldKindDefinition } from '../fields/fieldKind';
import { shownText } from '../fields/shownText';
import { text } from '../fields/text';
import { titleOf } from '../records/recordValues';
import { createOptionControl } from './OptionControl';

/**
 * A record of another list, stored by one of its fields; as text, its title.
 * @param by name of that field.
 */
export function choice(entity: Entity, records: Records, by: string): FieldKindDefinition {
  const keyOf = (record: StoredRecord) => String(record[by]);
  const titleBy = (key: string) => {
    const record = records.get().find((candidate) => keyOf(candidate) === key);
    return record ? titleOf(entity, record) : key;
  };
  const toText = (value: unknown) => titleBy(text.toText(value));
  const useOptions = () =>
    useStore(records).map((record) => [keyOf(record), titleOf(entity, record)] as const);
  return {
    ...text,
    toText,
    toInput: text.toText,
    read: (input, field) => {
      const typed = text.toText(input).trim();
      if (typed === '') return field.isRequired ? text.read(typed, field) : { value: undefined };
      const record = records.get().find((each) => keyOf(each) === typed || titleOf(entity, each) === typed);
      return record ? { value: record[by] } : { problem: `${entity.heading} has no entry "${typed}"` };
    },
    control: { type: 'own', Control: createOptionControl(useOptions) },
    Cell: ({ value }) => shownText(toText(value)),
  };
}
