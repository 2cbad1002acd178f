import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { SqliteDialect, type SqliteDatabase } from 'kysely';
import type Sqlite from 'libsql';
import type { Connection } from './connection';
import { ownerOnly } from './ownerOnly';
import { ownFile } from './ownFile';

/** Longest wait of a command for a lock, in milliseconds. It blocks the process: servers never wait. */
const COMMAND_WAIT = 5000;
/**
 * How long a change of a server waits for a file that another program has locked, and the pause
 * between two attempts, in milliseconds.
 */
const lockWait = 1000;
const lockPause = 20;

/**
 * Makes a change as soon as no other program has the file locked. Others read between two attempts,
 * as SQLite has one connection.
 */
export async function whenUnlocked<T>(change: () => Promise<T>): Promise<T> {
  const end = performance.now() + lockWait;
  for (;;) {
    try {
      return await change();
    } catch (error) {
      const isLocked = (error as { code?: string }).code === 'SQLITE_BUSY';
      if (!isLocked || performance.now() > end) throw error;
      await pause(lockPause);
    }
  }
}

export async function sqlite(
  file: string,
  { isServing, reserve = 0 }: { isServing: boolean; reserve?: number | undefined },
): Promise<Connection> {
  const { default: LibSql } = await import('libsql');
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  // A server has taken the file before; a command takes it where no server runs.
  const owned = isServing || file === ':memory:' ? undefined : await ownFile(file);
  if (file !== ':memory:') ownerOnly(file);
  const database = new LibSql(file);
  // A change survives a power cut from the moment it was acknowledged.
  for (const setting of [
    `busy_timeout = ${isServing ? 0 : COMMAND_WAIT}`,
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
    ...(reserve > 0 && { withReserve: reserveOf(`${file}.reserve`, reserve, () => checkpoint(database)) }),
  };
}

/** Occupies room on the disk, and gives it to work that runs out of room. */
function reserveOf(file: string, size: number, tidy: () => void): NonNullable<Connection['withReserve']> {
  const fill = () => {
    try {
      if (statSync(file, { throwIfNoEntry: false })?.size === size) return;
      writeFileSync(file, Buffer.alloc(size, 1), { mode: 0o600 });
    } catch {
      // The disk is full. The file has what was left.
    }
  };
  fill();
  return async (work) => {
    rmSync(file, { force: true });
    try {
      return await work();
    } finally {
      tidy();
      fill();
    }
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

/** How many statements are stored. */
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
