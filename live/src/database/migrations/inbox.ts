import { sql, type Kysely, type Migration } from 'kysely';
import { isPostgres } from '../isPostgres';

/** Messages of visitors, their search index, the mail that waits to be sent, and the right to see applications. */
export const inbox: Migration = {
  up: async (db) => {
    await createConversations(db);
    await createMessages(db);
    await createSearch(db);
    await createOutbox(db);
    await db.schema
      .alterTable('people')
      .addColumn('may_hire', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};

const idType = (db: Kysely<unknown>) => (isPostgres(db) ? 'serial' : 'integer');

async function createConversations(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('conversations')
    .addColumn('id', idType(db), (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('form_key', 'text', (column) => column.notNull().unique())
    .addColumn('network', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('spam_reason', 'text')
    .addColumn('stage', 'text')
    .addColumn('taken_by', 'text', (column) => column.references('people.id').onDelete('set null'))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addColumn('deleted_at', 'text')
    .execute();
  await index(db, 'conversations', ['state', 'deleted_at', 'updated_at']);
  await index(db, 'conversations', ['network', 'created_at']);
  await index(db, 'conversations', ['created_at']);
  await index(db, 'conversations', ['email']);
  await db.schema
    .createTable('conversation_reads')
    .addColumn('conversation', 'integer', (column) =>
      column.notNull().references('conversations.id').onDelete('cascade'),
    )
    .addColumn('person', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
    .addColumn('read_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('conversation_reads_key', ['conversation', 'person'])
    .execute();
}

async function createMessages(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('messages')
    .addColumn('id', idType(db), (column) => column.primaryKey())
    .addColumn('conversation', 'integer', (column) =>
      column.notNull().references('conversations.id').onDelete('cascade'),
    )
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('person', 'text')
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('message_id', 'text', (column) => column.unique())
    .addColumn('at', 'text', (column) => column.notNull())
    .execute();
  await index(db, 'messages', ['conversation']);
  await db.schema
    .createTable('attachments')
    .addColumn('id', idType(db), (column) => column.primaryKey())
    .addColumn('message', 'integer', (column) =>
      column.notNull().references('messages.id').onDelete('cascade'),
    )
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('size', 'integer', (column) => column.notNull())
    .addColumn('refused', 'text')
    .addColumn('bytes', isPostgres(db) ? 'bytea' : 'blob', (column) => column.notNull())
    .execute();
  await index(db, 'attachments', ['message']);
}

/** One row for each conversation, whose `id` is the conversation's. It is filled from the other tables. */
async function createSearch(db: Kysely<unknown>): Promise<void> {
  if (isPostgres(db)) {
    await sql`create table conversation_search (id integer primary key
      references conversations on delete cascade, words tsvector not null)`.execute(db);
    await sql`create index conversation_search_words on conversation_search using gin (words)`.execute(db);
    return;
  }
  await sql`create virtual table conversation_search using fts5 (
    words, tokenize = "unicode61 remove_diacritics 2", prefix = '2 3')`.execute(db);
}

async function createOutbox(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('outbox')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('conversation', 'integer', (column) =>
      column.references('conversations.id').onDelete('set null'),
    )
    .addColumn('message_id', 'text', (column) => column.notNull().unique())
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('mail', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('next_at', 'text', (column) => column.notNull())
    .addColumn('problem', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('sent_at', 'text')
    .execute();
  await index(db, 'outbox', ['state', 'next_at']);
}

const index = (db: Kysely<unknown>, table: string, columns: string[]) =>
  db.schema
    .createIndex(`${table}_${columns.join('_')}`)
    .on(table)
    .columns(columns)
    .execute();
