import type { Migration } from 'kysely';

/** When the person of a session last showed who it is. */
export const provenSessions: Migration = {
  up: async ({ schema }) => {
    await schema.alterTable('sessions').addColumn('proven_at', 'text').execute();
  },
};
