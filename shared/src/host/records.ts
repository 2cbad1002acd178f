import type { Watchable } from './watchable';

/**
 * A result, or a promise of it from an adapter with a network behind it. A result that is here already is used at once, in the
 * same task. A failure is an `Error` whose message tells the user the reason in plain words; nothing was changed then.
 */
export type Saved<T> = T | Promise<T>;

export type RecordId = number | string;

/** A record of a list. Records are immutable: an edit replaces them. */
export interface StoredRecord {
  id: RecordId;
  [field: string]: unknown;
}

/** A field of a record that two people have changed differently. */
export interface Disagreement {
  /** Its path, such as `salary.from`. */
  field: string;
  mine: unknown;
  theirs: unknown;
}

/** The failure of an `update` of fields that somebody else has changed since the edit began. An edit from `merged` saves it after all. */
export interface Conflict extends Error {
  name: 'Conflict';
  /** Who saved the other values. */
  savedBy: string;
  /** The record with the changes of both people, and my values where they disagree. */
  merged: StoredRecord;
  disagreements: readonly Disagreement[];
}

/** New values for some fields of a record. */
export interface RecordEdit<T extends { id: RecordId }> {
  /** The record from which the edit began, as `get` or a conflict gave it; an adapter can compare it with what others have saved since. */
  from: T;
  values: Partial<Omit<T, 'id'>>;
}

/**
 * The records of one list, in order. `get` and the listeners know of a change before its operation ends. `testRecords` of
 * `@vibrant-peak/shared/testing` holds what is promised here.
 */
export interface Records<T extends { id: RecordId } = StoredRecord> extends Watchable<readonly T[]> {
  /** Ends when `get` has all records; before, it may have none. */
  load: () => Saved<void>;
  /** Appends records. @returns them with their ids, which no other record of the list has or had. */
  add: (values: readonly Omit<T, 'id'>[]) => Saved<readonly T[]>;
  /**
   * Changes records in place and appends others, all or nothing. Records removed here in the meantime stay removed. Where several
   * people work, changes of others to other fields stay.
   * @param added like the values of `add`.
   * @returns the appended records, like `add`.
   * @throws a `Conflict` where the same fields were changed, about the first such record.
   */
  update: (edits: readonly RecordEdit<T>[], added?: readonly Omit<T, 'id'>[]) => Saved<readonly T[]>;
  /** Removes records; ids without a record are ignored. */
  remove: (ids: readonly T['id'][]) => Saved<void>;
  /** Brings removed records back to their former places, as they were; those present are ignored. */
  restore: (ids: readonly T['id'][]) => Saved<void>;
  /** Where lists have an order that is kept: puts all records in the order of their ids. Fails when somebody else has changed the order since it was loaded. */
  arrange?: (ids: readonly T['id'][]) => Saved<void>;
  /**
   * Where the site shows what was published: puts a record on it, as it was saved. Fails while changes of others to the record are not
   * on the site either: the user may not have seen them.
   */
  publish?: (id: T['id']) => Saved<void>;
  /** Where several people work: tells that the user edits a record. @returns the names of others who do. */
  enter?: (id: T['id']) => Saved<readonly string[]>;
  /** Where several people work: tells that the user edits a record no more. It also arrives when the page is closed. */
  leave?: (id: T['id']) => Saved<void>;
  /** Where several people work: the names of others who edit a record; asking tells nothing of the user. */
  othersIn?: (id: T['id']) => Saved<readonly string[]>;
}

/** A managed list, as an adapter needs it. */
export interface RecordList {
  /** The list in the content, as its module and export, such as `projects.projects`; lists that only staff see have none. */
  collection?: string;
  /** What the list starts from when nothing is stored. */
  samples: readonly StoredRecord[];
}

/** A managed list that is part of the content. */
export type ContentList = RecordList & { collection: string };

/**
 * Where lists of the content keep their records. What the content has once, such as `vision.hero`, is a list of one record. Lists that
 * only staff see keep theirs in memory.
 */
export interface RecordsPort {
  /** @returns the same object each time for the same list. */
  of: (list: ContentList) => Records;
}
