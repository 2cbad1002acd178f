import type { Migration } from 'kysely';

export const publications: Migration = {
  up: async ({ schema }) => {
    const texts = ['state', 'release', 'records', 'versions', 'note', 'person_name', 'ip', 'at', 'until'];
    let table = schema
      .createTable('publications')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('problem', 'text')
      .addColumn('person', 'text')
      .addColumn('due_at', 'text');
    for (const name of texts) table = table.addColumn(name, 'text', (column) => column.notNull());
    await table.execute();
    await schema
      .createTable('preview_passes')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('session', 'text', (column) =>
        column.notNull().references('sessions.hash').onDelete('cascade'),
      )
      .addColumn('made_at', 'text', (column) => column.notNull())
      .addColumn('is_used', 'integer', (column) => column.notNull())
      .execute();
    await schema.createIndex('publications_at').on('publications').column('at').execute();
  },
};
