import type { Migration } from 'kysely';

/** What refers to a message or conversation is found by it, so that a deletion reads no whole table. */
export const deletionIndexes: Migration = {
  up: async ({ schema }) => {
    await schema.createIndex('passed_news_message').on('passed_news').column('message').execute();
    await schema
      .createIndex('passed_webhook_news_message')
      .on('passed_webhook_news')
      .column('message')
      .execute();
    await schema.createIndex('mentions_conversation').on('mentions').column('conversation').execute();
  },
};
