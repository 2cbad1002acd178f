import { mkdirSync } from 'node:fs';
import type { Socket } from 'node:net';
import { dirname } from 'node:path';
import {
  Kysely,
  PostgresDialect,
  SqliteDialect,
  sql,
  type Dialect,
  type LogConfig,
  type SqliteDatabase,
} from 'kysely';
import type Sqlite from 'libsql';
import { giveUpInSilence } from './giveUpInSilence';
import { ownFile } from './ownFile';
import { takingTurns } from './takeTurn';
import type { Queries, Tables } from './tables';

interface Options {
  /** People wait for the answers: the connection gives up within two seconds. */
  isServing?: boolean;
  log?: LogConfig;
}

/** Whether an address is one of PostgreSQL. */
export const namesPostgres = (address: string) => /^postgres(ql)?:\/\//.test(address);

export interface Connected {
  tables: Queries;
  /**
   * Begins a transaction; no other change runs at the same time.
   * @throws when another program has locked the SQLite file.
   */
  begin: (connection: Queries) => Promise<void>;
}

/**
 * Connects to a database as it is, without bringing its tables up to date.
 * @param address `postgres://…`, or the path of a SQLite file, whose folder is created when it is
 * missing.
 */
export async function connect(address: string, { isServing = false, log }: Options = {}): Promise<Connected> {
  const { dialect, begin } = await (namesPostgres(address) ? postgres : sqlite)(address, isServing);
  const plugins = isServing ? [takingTurns] : [];
  return { tables: new Kysely<Tables>({ dialect, plugins, ...(log && { log }) }), begin };
}

interface Connection {
  dialect: Dialect;
  begin: Connected['begin'];
}

/** Longest wait for a lock, in milliseconds. SQLite blocks the process: servers never wait. */
const LOCK_TIMEOUT = 5000;

async function sqlite(file: string, isServing: boolean): Promise<Connection> {
  const { default: LibSql } = await import('libsql');
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  // A server has taken the file before; a command takes it where no server runs.
  const owned = isServing || file === ':memory:' ? undefined : await ownFile(file);
  const database = new LibSql(file);
  // A change survives a power cut from the moment it was acknowledged.
  for (const setting of [
    `busy_timeout = ${isServing ? 0 : LOCK_TIMEOUT}`,
    'journal_mode = WAL',
    'synchronous = FULL',
    'foreign_keys = ON',
    // What is deleted is overwritten: nobody reads it from the file.
    'secure_delete = ON',
  ])
    database.pragma(setting);
  return {
    dialect: new SqliteDialect({
      database: withRememberedStatements(database, () => {
        if (isServing || owned) checkpoint(database);
        database.close();
        owned?.release();
      }),
    }),
    // A refused prepared statement would block later transactions until its garbage collection.
    begin: async () => void database.exec('begin immediate'),
  };
}

/** Moves the write-ahead log into the file, so that a copy of the file alone is complete. */
function checkpoint(database: Sqlite.Database): void {
  try {
    database.pragma('wal_checkpoint(TRUNCATE)');
  } catch {
    // The log stays, and nothing is lost.
  }
}

/** How many statements are kept. */
const MAX_STATEMENTS = 200;

/** Prepares each statement once: a save is nine of them. */
function withRememberedStatements(database: Sqlite.Database, close: () => void): SqliteDatabase {
  const statements = new Map<string, Sqlite.Statement>();
  return {
    close,
    prepare: (text) => {
      const statement = statements.get(text) ?? database.prepare(text);
      if (statements.size >= MAX_STATEMENTS) statements.clear();
      statements.set(text, statement);
      return statement;
    },
  };
}

/** Number of the advisory lock for changes. No other program uses it in this database. */
const changeLock = 7_264_431;

/** Longest wait of a server for a connection, and for an answer, in milliseconds. */
const SERVER_TIMEOUT = 1500;
/** How long PostgreSQL keeps the transaction and locks of a lost server, in milliseconds. */
const LOST_TIMEOUT = 10_000;

async function postgres(connectionString: string, isServing: boolean): Promise<Connection> {
  const [{ default: pg }, { default: cursor }] = await Promise.all([import('pg'), import('pg-cursor')]);
  const pool = new pg.Pool({
    connectionString,
    connectionTimeoutMillis: isServing ? SERVER_TIMEOUT : LOCK_TIMEOUT,
    ...(isServing && { idle_in_transaction_session_timeout: LOST_TIMEOUT }),
  });
  pool.on('connect', (client) => {
    // The running query rejects with the error. Without a listener the process would end as well.
    client.on('error', () => undefined);
    if (isServing) giveUpInSilence(client.connection.stream as Socket, SERVER_TIMEOUT);
  });
  // An idle connection that breaks is replaced.
  pool.on('error', () => undefined);
  return {
    dialect: new PostgresDialect({ pool, cursor }),
    begin: async (connection) => {
      await sql`begin`.execute(connection);
      await sql`select pg_advisory_xact_lock(${changeLock})`.execute(connection);
    },
  };
}
