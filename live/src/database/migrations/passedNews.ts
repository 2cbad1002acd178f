import type { Migration } from 'kysely';

/** Messages that a mail to a person left out, as they were spam or in the bin. */
export const passedNews: Migration = {
  up: async ({ schema }) => {
    await schema
      .createTable('passed_news')
      .addColumn('person', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
      .addColumn('message', 'integer', (column) =>
        column.notNull().references('messages.id').onDelete('cascade'),
      )
      .addPrimaryKeyConstraint('passed_news_key', ['person', 'message'])
      .execute();
  },
};
