import { sql, type Kysely, type Migration } from 'kysely';
import { isPostgres } from '../isPostgres';

export const firstTables: Migration = {
  up: async (db) => {
    await createPeople(db);
    await createSignIn(db);
    await createRecords(db);
    await createLog(db);
  },
};

async function createPeople({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('people')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('password', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await schema
    .createTable('sessions')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('person', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('seen_at', 'text', (column) => column.notNull())
    .addColumn('ip', 'text', (column) => column.notNull())
    .addColumn('browser', 'text', (column) => column.notNull())
    .execute();
  await schema
    .createTable('invitations')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('email', 'text')
    .addColumn('invited_by', 'text', (column) => column.references('people.id').onDelete('cascade'))
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute();
}

async function createSignIn({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('passkeys')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('person', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
    .addColumn('label', 'text', (column) => column.notNull())
    .addColumn('public_key', 'text', (column) => column.notNull())
    .addColumn('counter', 'bigint', (column) => column.notNull())
    .addColumn('transports', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await schema
    .createTable('challenges')
    .addColumn('challenge', 'text', (column) => column.primaryKey())
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('person', 'text')
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute();
  await schema
    .createTable('attempts')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('failures', 'integer', (column) => column.notNull())
    .addColumn('last_at', 'text', (column) => column.notNull())
    .execute();
}

async function createRecords({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('records')
    .addColumn('collection', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('published_version', 'integer')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('records_key', ['collection', 'id'])
    .execute();
  await schema
    .createTable('versions')
    .addColumn('collection', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('value', 'text')
    .addColumn('person', 'text')
    .addColumn('person_name', 'text', (column) => column.notNull())
    .addColumn('saved_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('versions_key', ['collection', 'id', 'version'])
    .execute();
  await schema
    .createTable('saves')
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('request', 'text', (column) => column.notNull())
    .addColumn('answer', 'text', (column) => column.notNull())
    .addColumn('saved_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('saves_key', ['person', 'key'])
    .execute();
}

/** The database itself refuses to change or remove a line of the log. */
async function createLog(db: Kysely<unknown>): Promise<void> {
  const onPostgres = isPostgres(db);
  await db.schema
    .createTable('log')
    .addColumn('id', onPostgres ? 'serial' : 'integer', (column) => column.primaryKey())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('person', 'text')
    .addColumn('person_name', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('details', 'text', (column) => column.notNull())
    .addColumn('ip', 'text', (column) => column.notNull())
    .execute();
  for (const statement of onPostgres ? growsOnly.postgres : growsOnly.sqlite)
    await sql.raw(statement).execute(db);
}

const growsOnly = {
  sqlite: ['update', 'delete'].map(
    (change) => `create trigger log_refuses_${change} before ${change} on log
      begin select raise(abort, 'The log only grows'); end`,
  ),
  postgres: [
    `create function log_refuses_changes() returns trigger language plpgsql as
      $$ begin raise exception 'The log only grows'; end $$`,
    `create trigger log_refuses_changes before update or delete or truncate on log
      for each statement execute function log_refuses_changes()`,
  ],
};
