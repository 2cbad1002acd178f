import type { Migration } from 'kysely';

/** Authenticator codes, recovery codes, and sessions that began with one. */
export const secondFactor: Migration = {
  up: async ({ schema }) => {
    await schema
      .createTable('second_factors')
      .addColumn('person', 'text', (column) =>
        column.primaryKey().references('people.id').onDelete('cascade'),
      )
      .addColumn('secret', 'text', (column) => column.notNull())
      .addColumn('is_confirmed', 'integer', (column) => column.notNull())
      .addColumn('last_counter', 'integer', (column) => column.notNull())
      .execute();
    await schema
      .createTable('recovery_codes')
      .addColumn('person', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
      .addColumn('hash', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('recovery_codes_key', ['person', 'hash'])
      .execute();
    await schema
      .alterTable('sessions')
      .addColumn('has_code', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
