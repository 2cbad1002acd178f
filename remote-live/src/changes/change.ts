/** A field of a record at two times; `null` where it has no value. */
interface FieldChange {
  field: string;
  label: string;
  isPicture: boolean;
  before: unknown;
  after: unknown;
}

/** A record, as the server names it. */
export interface Place {
  collection: string;
  /** Empty for a list as a whole. */
  id: string;
  /** Empty for what the site has once, for orders and lists. */
  name: string;
}

/** A record at two times, as the server tells it. */
export interface RecordChange extends Place {
  change: 'added' | 'changed' | 'removed' | 'order';
  fields: FieldChange[];
}

/** A change that is not on the site yet. */
export interface OpenChange extends RecordChange {
  version: number;
  savedBy: string;
  savedAt: string;
}

/** `visionStatement` becomes "Vision Statement". */
function inWords(name: string): string {
  const words = name.replace(/([A-Z])/g, ' $1');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The record by the name that people know, with that of its list. */
export function titleOf({ collection, id, name }: Place): string {
  if (collection === 'order') return `Order of ${inWords(id)}`;
  return name ? `${inWords(collection)}: ${name}` : inWords(collection);
}

/** What happened to the record, in a word. */
export const changeTexts: Record<RecordChange['change'], string> = {
  added: 'Added',
  changed: 'Changed',
  removed: 'Removed',
  order: 'Order',
};

/** What the server wants to know of a choice: the very version that was looked at. */
export const choiceOf = ({ collection, id, version }: OpenChange) => ({ collection, id, version });

/** A newer version is another change, which has to be looked at first. */
export const keyOf = (change: OpenChange) => JSON.stringify(choiceOf(change));
