import type { Watchable } from './watchable';

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

/**
 * The failure of an `update` of fields that somebody else has changed since the edit began. An edit
 * from `merged` saves it.
 */
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
  /**
   * The record from which the edit began, as `get` or a conflict gave it. Adapters compare it with
   * later saves of others.
   */
  from: T;
  values: Partial<Omit<T, 'id'>>;
}

/**
 * The records of one list, in order. `get` and the listeners know of a change before its operation
 * ends. An operation that fails rejects with an `Error` that has the reason in plain words, and has
 * changed nothing. `testRecords` of `@vibrant-peak/shared/testing` checks these promises.
 */
export interface Records<T extends { id: RecordId } = StoredRecord> extends Watchable<readonly T[]> {
  /** Ends when `get` has all records; before, it may have none. */
  load: () => Promise<void>;
  /**
   * Appends records.
   * @returns them with their ids, which no other record of the list has or had.
   */
  add: (values: readonly Omit<T, 'id'>[]) => Promise<readonly T[]>;
  /**
   * Changes records in place and appends others, all or nothing. Removed records stay removed, and
   * changes of others to other fields stay.
   * @param added like the values of `add`.
   * @returns the appended records, like `add`.
   * @throws a `Conflict` about the first record whose same fields others have changed.
   */
  update: (edits: readonly RecordEdit<T>[], added?: readonly Omit<T, 'id'>[]) => Promise<readonly T[]>;
  /** Removes records; ids without a record are ignored. */
  remove: (ids: readonly T['id'][]) => Promise<void>;
  /**
   * Brings removed records back to their former places, as they were; those present are ignored.
   */
  restore: (ids: readonly T['id'][]) => Promise<void>;
  /**
   * Where lists have a stored order: sorts all records by these ids. Fails when somebody else has
   * changed the order since it was loaded.
   */
  arrange?: (ids: readonly T['id'][]) => Promise<void>;
  /**
   * Where people publish: puts a saved record on the site. Fails while it has unpublished changes
   * of others, which the user may not have seen.
   * @returns undoes the publication: the site shows what it showed before.
   */
  publish?: (id: T['id']) => Promise<() => Promise<void>>;
  /**
   * Where several people work: reports that the user edits a record.
   * @returns the names of others who do.
   */
  enter?: (id: T['id']) => Promise<readonly string[]>;
  /**
   * Where several people work: reports that the user has left a record. It also arrives when the
   * page closes.
   */
  leave?: (id: T['id']) => Promise<void>;
  /**
   * Where several people work: the names of others who edit a record, without a report of the user.
   */
  othersIn?: (id: T['id']) => Promise<readonly string[]>;
}

/** A managed list, as an adapter needs it. */
export interface RecordList {
  /**
   * The list in the content, as its module and export, such as `projects.projects`; lists that only
   * staff see have none.
   */
  collection?: string;
  /** What the list starts from when nothing is stored. */
  samples: readonly StoredRecord[];
}

/** A managed list that is part of the content. */
export type ContentList = RecordList & { collection: string };

/**
 * Stores the lists of the content. Single content, such as `vision.hero`, is a list of one record.
 * Lists that only staff see stay in memory.
 */
export interface RecordsPort {
  /** @returns the same object each time for the same list. */
  of: (list: ContentList) => Records;
  /** Where people publish: how many records have changes that are not on the site. */
  unpublished?: Watchable<number>;
}
