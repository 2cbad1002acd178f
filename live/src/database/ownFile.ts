import { existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { ownCommands } from '@vibrant-peak/engine/ownCommands';
import { ownerOnly } from './ownerOnly';

/** A SQLite file that no other server uses meanwhile. */
export interface OwnedFile {
  /** Records that from here on the file is incomplete without its write-ahead log. */
  markOpen: () => void;
  /** Lets others have it. Call it when its connections are closed. */
  release: () => void;
}

/**
 * Locks a SQLite file for this process. The operating system's lock on a file beside it ends with
 * the process.
 * @returns nothing when it is locked already, also by this process.
 * @throws when a server was killed and its write-ahead log is missing.
 */
export async function ownFile(file: string): Promise<OwnedFile | undefined> {
  const { default: LibSql } = await import('libsql');
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  ownerOnly(`${file}.lock`);
  const lock = new LibSql(`${file}.lock`);
  try {
    lock.pragma('busy_timeout = 0');
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if ((error as { code?: string }).code === 'SQLITE_BUSY') return undefined;
    throw error;
  }
  const unlock = () => {
    lock.exec('rollback');
    lock.close();
  };
  const mark = `${file}.open`;
  const log = `${file}-wal`;
  if (existsSync(mark) && existsSync(file) && !existsSync(log)) {
    unlock();
    throw new Error(lostLog(file, mark));
  }
  return {
    markOpen: () => existsSync(log) && writeFileSync(mark, '', { flush: true, mode: 0o600 }),
    release: () => {
      if (!existsSync(log) || statSync(log).size === 0) rmSync(mark, { force: true });
      unlock();
    },
  };
}

/** Takes a SQLite file for a server. @throws when another process has it. */
export async function ownServersFile(file: string): Promise<OwnedFile> {
  const owned = await ownFile(file);
  if (!owned)
    throw new Error(
      `Another server, or a command, uses ${file}: a SQLite file belongs to one. Several servers take PostgreSQL (DATABASE_URL).`,
    );
  return owned;
}

const lostLog = (file: string, mark: string) =>
  `${file} is incomplete: its server was killed, and ${file}-wal, which holds the last changes, is gone.
Put that file back. Where it is lost, restore a backup into an empty folder:
  ${ownCommands.program} restore <file>
or go on without the last changes, with drafts of what visitors see:
  rm ${mark} && ${ownCommands.adopt}`;
