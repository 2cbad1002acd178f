import { sql } from 'kysely';
import { connect, type Options } from './connect';
import { isPostgres } from './isPostgres';
import { serialQueue } from './serialQueue';
import { whenUnlocked } from './sqlite';
import { explained } from './explained';
import { migrate, type MigrateOptions } from './migrate';
import type { Queries } from './tables';
import { assertRestored } from './unfinishedRestore';

export interface Database {
  /** For reading. */
  tables: Queries;
  /**
   * Runs a change as one transaction: it is stored completely before the promise resolves, or not
   * at all when the work throws. Changes run one after the other, so that what a change reads stays
   * true until it writes.
   */
  change: <T>(work: (tables: Queries) => Promise<T>) => Promise<T>;
  /** Runs a change that deletes. With SQLite it has room on a disk that is full. */
  remove: Database['change'];
  /** Calls a function after each change that was stored. */
  onChange: (listener: () => void) => void;
  /** Asks whether it answers and takes changes. @throws the reason when it does not. */
  probe: () => Promise<unknown>;
  /** Whether a change was refused for want of room, within the last minute. */
  isFull: () => boolean;
  close: () => Promise<void>;
}

/**
 * Opens a database for a server and migrates it. Queries fail within two seconds while the database
 * does not answer.
 * @param address `postgres://…`, or the path of a SQLite file, which belongs to one process.
 * Missing folders are created.
 * @throws when the database cannot be reached or has a newer version.
 */
export async function openDatabase(
  address: string,
  { say, ...options }: Pick<Options, 'log' | 'reserve'> & Pick<MigrateOptions, 'say'> = {},
): Promise<Database> {
  await bringUpToDate(address, say);
  const { tables, begin, withReserve } = await connect(address, { isServing: true, ...options });
  const runSerially = serialQueue();
  const listeners: (() => void)[] = [];
  let lastFull = -Infinity;
  const recordFullDisk = (error: Error): never => {
    if (isOfFullDisk(error)) lastFull = Date.now();
    throw error;
  };
  const changeIn = async <T>(
    work: (tables: Queries) => Promise<T>,
    within: (run: () => Promise<T>) => Promise<T>,
  ) => {
    const askedAt = performance.now();
    const asked = () =>
      tables.connection().execute((connection) => asOne(connection, () => begin(connection, askedAt), work));
    const result = await runSerially(() => within(() => whenUnlocked(asked))).catch(recordFullDisk);
    for (const listener of listeners) listener();
    return result;
  };
  const change: Database['change'] = (work) => changeIn(work, (run) => run());
  return {
    tables,
    change,
    remove: (work) =>
      change(work).catch((error: Error) => {
        if (!withReserve || !isOfFullDisk(error)) throw error;
        return changeIn(work, withReserve);
      }),
    onChange: (listener) => void listeners.push(listener),
    // The changes of another server do not make PostgreSQL away. A SQLite file may be locked.
    probe: () => (isPostgres(tables) ? sql`select 1`.execute(tables) : change(async () => undefined)),
    isFull: () => Date.now() - lastFull < fullTime,
    close: () => tables.destroy(),
  };
}

/** How long a disk counts as full that had no room for a change, in milliseconds. */
const fullTime = 60_000;

/** Codes of SQLite and PostgreSQL for a disk that is full. */
export const isOfFullDisk = ({ code }: Error & { code?: string }) =>
  code === 'SQLITE_FULL' || code === '53100';

async function bringUpToDate(address: string, say: MigrateOptions['say']): Promise<void> {
  const { tables } = await connect(address);
  try {
    await assertRestored(tables);
    await migrate(tables, { ...(say && { say }) });
  } catch (error) {
    throw explained(error as Error);
  } finally {
    await tables.destroy();
  }
}

async function asOne<T>(
  connection: Queries,
  begin: () => Promise<void>,
  work: (tables: Queries) => Promise<T>,
): Promise<T> {
  try {
    await begin();
    const result = await work(connection);
    await sql`commit`.execute(connection);
    return result;
  } catch (error) {
    // SQLite rolls back on its own when the disk is full, and refuses a second rollback: report the
    // first error.
    await sql`rollback`.execute(connection).catch(() => undefined);
    throw error;
  }
}
