import { Migrator } from 'kysely';
import { isPostgres } from './isPostgres';
import { migrations } from './migrations';
import { asOneLongChange } from './postgres';
import type { Queries } from './tables';

/**
 * Runs the missing migrations, by default all of them.
 * @throws when a newer version has written the database.
 */
export async function migrate(tables: Queries, last?: string): Promise<void> {
  if (!isPostgres(tables)) return run(tables, last);
  await tables
    .connection()
    .execute((connection) => asOneLongChange(connection, () => run(connection, last, true)));
}

/** @param isInTransaction whether all of it is one transaction already. */
async function run(tables: Queries, last: string | undefined, isInTransaction = false): Promise<void> {
  const provider = { getMigrations: async () => migrations };
  const migrator = new Migrator({ db: tables, provider, disableTransactions: isInTransaction });
  const { error } = await (last === undefined ? migrator.migrateToLatest() : migrator.migrateTo(last));
  const [, unknown] = /previously executed migration (.+) is missing/.exec(String(error)) ?? [];
  if (unknown)
    throw new Error(
      `A newer version of this program wrote the database: this one does not know the migration "${unknown}". Start that version or a later one, or restore a backup of this version into an empty database.`,
    );
  if (error) throw error;
}
