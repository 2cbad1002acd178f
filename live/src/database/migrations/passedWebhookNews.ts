import type { Migration } from 'kysely';

/** Messages that a webhook was not told of, as they were spam or in the bin. */
export const passedWebhookNews: Migration = {
  up: async ({ schema }) => {
    await schema
      .createTable('passed_webhook_news')
      .addColumn('webhook', 'text', (column) =>
        column.notNull().references('webhooks.id').onDelete('cascade'),
      )
      .addColumn('message', 'integer', (column) =>
        column.notNull().references('messages.id').onDelete('cascade'),
      )
      .addPrimaryKeyConstraint('passed_webhook_news_key', ['webhook', 'message'])
      .execute();
  },
};
