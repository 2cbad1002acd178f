import type { Dialect } from 'kysely';
import type { Queries } from './tables';

/** What a kind of database does in its own way. */
export interface Connection {
  dialect: Dialect;
  /**
   * Begins a transaction; no other change runs at the same time.
   * @param askedAt when the change was asked for, by `performance.now()`: it does not wait forever.
   * @throws when others do not let it begin in time.
   */
  begin: (connection: Queries, askedAt: number) => Promise<void>;
  /** Runs work with the reserved room of the disk. */
  withReserve?: <T>(work: () => Promise<T>) => Promise<T>;
}
