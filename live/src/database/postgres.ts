import type { Socket } from 'node:net';
import { PostgresAdapter, PostgresDialect, sql } from 'kysely';
import type { Connection } from './connection';
import { timeoutSilentSocket } from './timeoutSilentSocket';
import { isBusy } from './isAway';
import type { Queries } from './tables';

/** Number of the advisory lock for changes. No other program uses it in this database. */
const changeLock = 7_264_431;

/** Longest wait of a command for a connection, in milliseconds. */
const CONNECT_TIMEOUT = 5000;
/** Longest wait of a server for a connection, and for an answer, in milliseconds. */
const SERVER_TIMEOUT = 1500;
/** When PostgreSQL gives up a statement: before the server does, so that no lock outlives the wait. */
const STATEMENT_TIMEOUT = 1200;
/** After so long in the queue for the lock, PostgreSQL answers, and the server asks again. */
const LOCK_TIMEOUT = 1000;
/** How long a change waits for those of other servers, in milliseconds. */
const MAX_WAIT = 30_000;
/** How long PostgreSQL keeps the transaction and locks of a lost server, in milliseconds. */
const LOST_TIMEOUT = 10_000;

export async function postgres(connectionString: string, isServing: boolean): Promise<Connection> {
  const [{ default: pg }, { default: cursor }] = await Promise.all([import('pg'), import('pg-cursor')]);
  const pool = new pg.Pool({
    connectionString,
    connectionTimeoutMillis: isServing ? SERVER_TIMEOUT : CONNECT_TIMEOUT,
    onConnect: async (client) => {
      // The running query rejects with the error. Without a listener the process would end as well.
      client.on('error', () => undefined);
      if (!isServing) return;
      timeoutSilentSocket(
        (client as unknown as InstanceType<typeof pg.Client>).connection.stream as Socket,
        SERVER_TIMEOUT,
      );
      // PgBouncer refuses settings among the parameters of a start.
      await client.query(`set statement_timeout = ${STATEMENT_TIMEOUT}`);
    },
  });
  // An idle connection that breaks is replaced.
  pool.on('error', () => undefined);
  return { dialect: new Dialect({ pool, cursor }), begin };
}

/** Statement of a command in its transaction. PgBouncer may give it a connection of a server. */
export const mayBeLong = 'set local statement_timeout = 0';

/** Kysely's lock for migrations belongs to the session, which PgBouncer may give to others. */
class Adapter extends PostgresAdapter {
  override acquireMigrationLock = async () => undefined;
  override releaseMigrationLock = async () => undefined;
}

class Dialect extends PostgresDialect {
  override createAdapter = () => new Adapter();
}

async function begin(connection: Queries, askedAt: number): Promise<void> {
  for (;;) {
    const left = askedAt + MAX_WAIT - performance.now();
    const wait = Math.ceil(Math.max(1, Math.min(LOCK_TIMEOUT, left)));
    // One question for all: the settings end with the transaction, also behind PgBouncer.
    const question = sql.raw(`begin;
      set local statement_timeout = ${STATEMENT_TIMEOUT};
      set local idle_in_transaction_session_timeout = ${LOST_TIMEOUT};
      set local lock_timeout = ${wait};
      select pg_advisory_xact_lock(${changeLock});
      set local lock_timeout = ${LOCK_TIMEOUT}`);
    try {
      await question.execute(connection);
      return;
    } catch (error) {
      if (left <= 0 || !isBusy(error as Error)) throw error;
      await sql`rollback`.execute(connection);
    }
  }
}

/**
 * Runs work in one transaction that may take as long as it needs. No server changes anything
 * meanwhile.
 */
export async function asOneLongChange<T>(connection: Queries, work: () => Promise<T>): Promise<T> {
  await sql
    .raw(
      `begin;
    ${mayBeLong};
    select pg_advisory_xact_lock(${changeLock})`,
    )
    .execute(connection);
  try {
    const result = await work();
    await sql`commit`.execute(connection);
    return result;
  } catch (error) {
    await sql`rollback`.execute(connection).catch(() => undefined);
    throw error;
  }
}
