import { Migrator } from 'kysely';
import { migrations } from './migrations';
import type { Queries } from './tables';

/** Runs the migrations that a database lacks, all of them unless told up to which one. @throws when it was written by a newer version. */
export async function migrate(tables: Queries, last?: string): Promise<void> {
  const migrator = new Migrator({ db: tables, provider: { getMigrations: async () => migrations } });
  const { error } = await (last === undefined ? migrator.migrateToLatest() : migrator.migrateTo(last));
  if (error) throw error;
}
