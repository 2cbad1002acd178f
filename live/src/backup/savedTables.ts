import { sql } from 'kysely';
import { connect } from '../database/connect';
import { migrate } from '../database/migrate';
import type { Queries } from '../database/tables';
import { mark } from '../database/unfinishedRestore';

/** Short-lived rows. A backup signs nobody in, and its links and challenges are void. */
const leftOut: readonly string[] = [
  'sessions',
  'preview_passes',
  'previews',
  'invitations',
  'challenges',
  'attempts',
  'devices',
  'password_requests',
  'password_links',
  'saves',
  'confirmations',
  'mailbox_faults',
  'left_mails',
  'mail_server',
];

/** The search index, in several tables. A server fills it after a restore. */
const isOfSearch = (name: string) => name.startsWith('conversation_search');

/**
 * The tables in a backup, in the order in which the migrations create them: a table refers to
 * earlier ones.
 * @throws when the database has a table that no migration creates.
 */
export async function savedTables({ introspection }: Queries): Promise<string[]> {
  const there = (await introspection.getTables()).map(({ name }) => name).filter((name) => name !== mark);
  const known = await createdTables();
  const stray = there.find((name) => !known.includes(name));
  if (stray) throw new Error(`The database has a table "${stray}" that this version does not know.`);
  return known.filter((name) => there.includes(name) && !leftOut.includes(name) && !isOfSearch(name));
}

/** The tables of all migrations, oldest first: SQLite lists them so. */
async function createdTables(): Promise<string[]> {
  const { tables } = await connect(':memory:');
  await migrate(tables);
  const { rows } = await sql<{ name: string }>`
    select name from sqlite_master
    where type = 'table' and name not like 'kysely_%' and name not like 'sqlite_%' order by rowid`.execute(
    tables,
  );
  await tables.destroy();
  return rows.map(({ name }) => name);
}
