import { Migrator } from 'kysely';
import { versionText } from '@vibrant-peak/engine/version';
import { isPostgres } from './isPostgres';
import { migrations } from './migrations';
import { asOneLongChange } from './postgres';
import type { Queries } from './tables';

export interface MigrateOptions {
  /** The last migration to run. By default all run. */
  last?: string;
  /** Says, before it happens, from which state to which the tables of a former version go. */
  say?: (line: string) => void;
}

/**
 * Runs the missing migrations.
 * @throws when a newer version has written the database.
 */
export async function migrate(tables: Queries, options: MigrateOptions = {}): Promise<void> {
  if (!isPostgres(tables)) return run(tables, options);
  await tables
    .connection()
    .execute((connection) => asOneLongChange(connection, () => run(connection, options, true)));
}

/** @param isInTransaction whether all of it is one transaction already. */
async function run(tables: Queries, { last, say }: MigrateOptions, isInTransaction = false): Promise<void> {
  const provider = { getMigrations: async () => migrations };
  const migrator = new Migrator({ db: tables, provider, disableTransactions: isInTransaction });
  if (say) await announce(migrator, say);
  const { error } = await (last === undefined ? migrator.migrateToLatest() : migrator.migrateTo(last));
  const [, unknown] = /previously executed migration (.+) is missing/.exec(String(error)) ?? [];
  if (unknown)
    throw new Error(
      `A newer version of this program wrote the database: this one does not know the migration "${unknown}". Start that version or a later one, or restore a backup of this version into an empty database.`,
    );
  if (error) throw error;
}

async function announce(migrator: Migrator, say: (line: string) => void): Promise<void> {
  const all = await migrator.getMigrations();
  const last = all.findLast(({ executedAt }) => executedAt !== undefined);
  const missing = all.filter(({ executedAt }) => executedAt === undefined).map(({ name }) => name);
  if (!last || missing.length === 0) return;
  say(
    `Version ${versionText()} upgrades the database from "${last.name}" to "${missing.at(-1)}". It adds: ${missing.join(', ')}. An older server does not start on it.`,
  );
}
