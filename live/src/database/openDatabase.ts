import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { Kysely, Migrator, PostgresDialect, SqliteDialect, sql, type Dialect, type LogConfig } from 'kysely';
import { migrations } from './migrations';
import type { Queries, Tables } from './tables';

export interface Database {
  /** For reading, and for single statements that depend on nothing that was read before. */
  tables: Queries;
  /**
   * Runs a change as one transaction: it is stored as a whole before the promise resolves, or, when the work throws, not at all.
   * Changes run one after the other on either database, so that what a change has read stays true until it has written.
   */
  change: <T>(work: (tables: Queries) => Promise<T>) => Promise<T>;
  close: () => Promise<void>;
}

/**
 * Opens a database and brings its tables up to date.
 * @param address `postgres://…`, or the path of a SQLite file, whose folder is created when it is missing. A SQLite file belongs
 * to one process.
 * @throws when the database cannot be reached or was written by a newer version.
 */
export async function openDatabase(address: string, log?: LogConfig): Promise<Database> {
  const onPostgres = /^postgres(ql)?:\/\//.test(address);
  const dialect = onPostgres ? await postgres(address) : await sqlite(address);
  const tables = new Kysely<Tables>({ dialect, ...(log && { log }) });
  const { error } = await new Migrator({
    db: tables,
    provider: { getMigrations: async () => migrations },
  }).migrateToLatest();
  if (error) {
    await tables.destroy();
    throw error;
  }
  return {
    tables,
    change: (work) => tables.connection().execute((connection) => asOne(connection, onPostgres, work)),
    close: () => tables.destroy(),
  };
}

/** Number of the lock that changes take in PostgreSQL; any that no other program uses in this database. */
const changeLock = 7_264_431;

async function asOne<T>(
  connection: Queries,
  onPostgres: boolean,
  work: (tables: Queries) => Promise<T>,
): Promise<T> {
  await sql.raw(onPostgres ? 'begin' : 'begin immediate').execute(connection);
  try {
    if (onPostgres) await sql`select pg_advisory_xact_lock(${changeLock})`.execute(connection);
    const result = await work(connection);
    await sql`commit`.execute(connection);
    return result;
  } catch (error) {
    // SQLite has rolled back already when the disk is full, and refuses to do it again: the first error is the one to be told.
    await sql`rollback`.execute(connection).catch(() => undefined);
    throw error;
  }
}

async function sqlite(file: string): Promise<Dialect> {
  const { default: Sqlite } = await import('libsql');
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const database = new Sqlite(file);
  // A change survives a power cut from the moment it was acknowledged.
  for (const setting of [
    'journal_mode = WAL',
    'synchronous = FULL',
    'foreign_keys = ON',
    'busy_timeout = 5000',
  ])
    database.pragma(setting);
  return new SqliteDialect({ database });
}

/** Longest wait for a connection, in milliseconds. */
const patience = 5000;

async function postgres(address: string): Promise<Dialect> {
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({ connectionString: address, connectionTimeoutMillis: patience });
  // An idle connection that breaks is replaced; without a listener the error would end the process.
  pool.on('error', () => undefined);
  return new PostgresDialect({ pool });
}
