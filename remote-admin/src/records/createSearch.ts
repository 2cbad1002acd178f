import type { Entity, EntityRecord } from '../entities/entity';
import { fieldKinds } from '../fields/fieldKinds';
import { foldText } from './foldText';
import { valueAt } from './recordValues';

/**
 * Makes the search of a list: the records that have a text in any of their columns, whatever its case and accents.
 * The folded text of a record is made once, as records do not change but are replaced; it goes when the search does.
 */
export function createSearch(entity: Entity) {
  const columns = entity.fields.filter(({ isColumn }) => isColumn);
  const foldedTexts = new WeakMap<EntityRecord, string>();

  const foldedText = (record: EntityRecord) => {
    const known = foldedTexts.get(record);
    if (known !== undefined) return known;
    const texts = columns.map(({ name, kind }) => fieldKinds[kind].toText(valueAt(record, name)));
    const folded = foldText(texts.join('\n'));
    foldedTexts.set(record, folded);
    return folded;
  };

  return (records: readonly EntityRecord[], search: string) => {
    const wanted = foldText(search.trim());
    return wanted ? records.filter((record) => foldedText(record).includes(wanted)) : records;
  };
}
