import { Migrator } from 'kysely';
import { migrations } from './migrations';
import type { Queries } from './tables';

/**
 * Runs the missing migrations, by default all of them.
 * @throws when a newer version has written the database.
 */
export async function migrate(tables: Queries, last?: string): Promise<void> {
  const migrator = new Migrator({ db: tables, provider: { getMigrations: async () => migrations } });
  const { error } = await (last === undefined ? migrator.migrateToLatest() : migrator.migrateTo(last));
  if (error) throw error;
}
