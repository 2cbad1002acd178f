import type { Migration } from 'kysely';

/** Streams of the inbox ask each second how many read marks there are, and for the last one. */
export const readMarks: Migration = {
  up: async ({ schema }) => {
    await schema
      .createIndex('conversation_reads_read_at')
      .on('conversation_reads')
      .column('read_at')
      .execute();
  },
};
