import { PostgresAdapter, type Kysely } from 'kysely';

/** Whether queries go to PostgreSQL, not to SQLite. */
export const isPostgres = (db: Pick<Kysely<unknown>, 'getExecutor'>): boolean =>
  db.getExecutor().adapter instanceof PostgresAdapter;
