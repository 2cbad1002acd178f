/**
 * Storage of named bytes that appear whole or not at all, and last once a write has returned.
 * Names are paths with slashes. One conformance test covers folders and S3.
 */
export interface ObjectStore {
  /**
   * The bytes of an object, or `undefined` when there is none.
   * @throws when the storage cannot be reached.
   */
  read(name: string): Promise<Buffer | undefined>;
  /**
   * Writes an object unless its name exists, atomically: of several concurrent writers exactly one
   * succeeds.
   * @returns whether this call wrote it; also `false` when it did and the storage's answer was
   * lost.
   */
  create(name: string, content: Buffer): Promise<boolean>;
  /** Writes or replaces an object; readers see the old bytes or the new ones. */
  write(name: string, content: Buffer): Promise<void>;
  /** Names of all objects that begin with `prefix`, sorted. */
  list(prefix: string): Promise<string[]>;
  /** Children of a prefix that ends with a slash: next path segments, sorted, without the slash. */
  children(prefix: string): Promise<string[]>;
  /** Removes objects, in any order. A missing one is not an error. */
  remove(names: readonly string[]): Promise<void>;
  /**
   * Times at which the objects with a prefix were written, by the storage's own clock, in
   * milliseconds.
   */
  times(prefix: string): Promise<Map<string, number>>;
  /** Removes the remains of dead writers older than `age` milliseconds. */
  tidy(age: number): Promise<void>;
}

/** The children of a prefix among the names that begin with it. */
export const childrenIn = (names: readonly string[], prefix: string): string[] =>
  [...new Set(names.map((name) => name.slice(prefix.length).split('/')[0]!))].sort();

/** Whether a name can be that of an object: its parts are neither empty nor dots. */
export const isName = (name: string) => !name.split('/').some((part) => ['', '.', '..'].includes(part));

/** The name itself. @throws when it cannot be the name of an object. */
export function checkedName(name: string): string {
  if (!isName(name)) throw new Error(`"${name}" cannot be the name of an object`);
  return name;
}
