import type { EntityRecord, Field } from '../entities/entity';
import { kindOf } from '../fields/fieldKinds';
import { foldText } from './foldText';
import { valueAt } from './recordValues';

/**
 * Creates a search over the shown columns that ignores case and accents. It caches the folded text
 * of each record, as records are immutable.
 */
export function createSearch(columns: readonly Field[]) {
  const foldedTexts = new WeakMap<EntityRecord, string>();

  const foldedText = (record: EntityRecord) => {
    const known = foldedTexts.get(record);
    if (known !== undefined) return known;
    const texts = columns.map((field) => kindOf(field).toText(valueAt(record, field.name)));
    const folded = foldText(texts.join('\n'));
    foldedTexts.set(record, folded);
    return folded;
  };

  return (records: readonly EntityRecord[], search: string) => {
    const wanted = foldText(search.trim());
    return wanted ? records.filter((record) => foldedText(record).includes(wanted)) : records;
  };
}
