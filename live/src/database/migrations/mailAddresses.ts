import { sql, type Migration } from 'kysely';

/** Most characters of texts from outside that earlier versions stored as they came. */
const longest = [
  ['conversations', 'email', 254],
  ['conversations', 'name', 200],
  ['conversations', 'subject', 300],
  ['messages', 'author', 500],
  ['attachments', 'name', 200],
] as const;

/**
 * Who wrote and got each mail, how a mail is recognized, mails that are left in the mailbox, and
 * why it cannot be read. Texts of any length from earlier mails are cut.
 */
export const mailAddresses: Migration = {
  up: async (db) => {
    await db.schema.alterTable('messages').addColumn('addresses', 'text').execute();
    await db.schema.alterTable('messages').addColumn('fingerprint', 'text').execute();
    await db.schema
      .createTable('left_mails')
      .addColumn('message_id', 'text', (column) => column.primaryKey())
      .addColumn('sender', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('mailbox_faults')
      .addColumn('mailbox', 'text', (column) => column.primaryKey())
      .addColumn('problem', 'text', (column) => column.notNull())
      .addColumn('since', 'text', (column) => column.notNull())
      .execute();
    for (const [table, column, most] of longest)
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = substr(${sql.ref(column)}, 1, ${sql.lit(most)})
        where length(${sql.ref(column)}) > ${sql.lit(most)}`.execute(db);
  },
};
