import type { Migration } from 'kysely';

/** Mails that are being read, and those that stay in the mailbox as they could not be read. */
export const mailAttempts: Migration = {
  up: async ({ schema }) => {
    await schema
      .createTable('mail_attempts')
      .addColumn('mailbox', 'text', (column) => column.notNull())
      .addColumn('validity', 'text', (column) => column.notNull())
      .addColumn('uid', 'integer', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('server', 'text', (column) => column.notNull())
      .addColumn('begun_at', 'text')
      .addColumn('reason', 'text')
      .addColumn('skipped_at', 'text')
      .addColumn('sender', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('size', 'integer', (column) => column.notNull())
      .addColumn('arrived_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('mail_attempts_key', ['mailbox', 'validity', 'uid'])
      .execute();
  },
};
