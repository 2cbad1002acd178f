import type { Kysely, Migration } from 'kysely';
import { isPostgres } from '../isPostgres';

/** Saved answers, colleagues named in notes, and texts and files that are not sent yet. */
export const staffInbox: Migration = {
  up: async (db) => {
    await db.schema
      .createTable('saved_answers')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('deleted_at', 'text')
      .execute();
    await ofPerson(db, 'mentions')
      .addPrimaryKeyConstraint('mentions_key', ['person', 'conversation'])
      .execute();
    await ofPerson(db, 'unsent_texts')
      .addColumn('use', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('updated_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('unsent_texts_key', ['conversation', 'person', 'use'])
      .execute();
    await ofPerson(db, 'unsent_files')
      .addColumn('id', isPostgres(db) ? 'serial' : 'integer', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('type', 'text', (column) => column.notNull())
      .addColumn('size', 'integer', (column) => column.notNull())
      .addColumn('bytes', isPostgres(db) ? 'bytea' : 'blob', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('unsent_files_person')
      .on('unsent_files')
      .columns(['conversation', 'person'])
      .execute();
  },
};

/** A table with rows of a person in a conversation, which go with each of both. */
const ofPerson = (db: Kysely<unknown>, table: string) =>
  db.schema
    .createTable(table)
    .addColumn('conversation', 'integer', (column) =>
      column.notNull().references('conversations.id').onDelete('cascade'),
    )
    .addColumn('person', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'));
