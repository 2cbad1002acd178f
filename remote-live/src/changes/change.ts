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
  /** By which people know it, with the name of its list. */
  title: string;
}

/** A record at two times, as the server sends it. */
export interface RecordChange extends Place {
  change: 'added' | 'changed' | 'removed' | 'order';
  fields: FieldChange[];
}

/** A change that is not on the site yet. */
export interface OpenChange extends RecordChange {
  version: number;
  savedBy: string;
  savedAt: string;
  /** Whether the user has made some of it. */
  isMine: boolean;
  /** Names of others who have. */
  others: readonly string[];
}

/** A draft that was discarded and not changed since. */
export interface Discarded extends Place {
  version: number;
  /** Who discarded it, and when. */
  by: string;
  at: string;
}

/** What happened to the record, in a word. */
export const changeTexts: Record<RecordChange['change'], string> = {
  added: 'Added',
  changed: 'Changed',
  removed: 'Removed',
  order: 'Order',
};

/** What the server wants to know of a choice: the very version that was looked at. */
export const choiceOf = ({ collection, id, version }: Pick<OpenChange, 'collection' | 'id' | 'version'>) => ({
  collection,
  id,
  version,
});

/** A newer version is another change, which has to be looked at first. */
export const keyOf = (change: Parameters<typeof choiceOf>[0]) => JSON.stringify(choiceOf(change));
