import { PostgresAdapter, type Kysely } from 'kysely';

/** Whether queries go to PostgreSQL, not to SQLite. */
export const isPostgres = (db: Kysely<never> | Kysely<unknown>): boolean =>
  db.getExecutor().adapter instanceof PostgresAdapter;
