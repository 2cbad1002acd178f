import { Kysely, type LogConfig } from 'kysely';
import type { Connection } from './connection';
import { postgres } from './postgres';
import { sqlite } from './sqlite';
import { takingTurns } from './takeTurn';
import type { Queries, Tables } from './tables';

export interface Options {
  /** People wait for the answers: the connection gives up within two seconds. */
  isServing?: boolean;
  log?: LogConfig;
  /** Bytes that SQLite reserves on the disk for changes that delete. PostgreSQL reserves none. */
  reserve?: number;
}

/** Whether an address is one of PostgreSQL. */
export const namesPostgres = (address: string) => /^postgres(ql)?:\/\//.test(address);

export interface Connected extends Omit<Connection, 'dialect'> {
  tables: Queries;
}

/**
 * Connects to a database as it is, without bringing its tables up to date.
 * @param address `postgres://…`, or the path of a SQLite file, whose folder is created when it is
 * missing.
 */
export async function connect(
  address: string,
  { isServing = false, log, reserve }: Options = {},
): Promise<Connected> {
  const { dialect, ...own } = await (namesPostgres(address)
    ? postgres(address, isServing)
    : sqlite(address, { isServing, reserve }));
  const plugins = isServing ? [takingTurns] : [];
  return { tables: new Kysely<Tables>({ dialect, plugins, ...(log && { log }) }), ...own };
}
