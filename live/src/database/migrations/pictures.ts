import type { Migration } from 'kysely';
import { isPostgres } from '../isPostgres';

/** Pictures are in the database, so that its backup holds them and all servers have them. */
export const pictures: Migration = {
  up: async (db) => {
    await db.schema
      .createTable('pictures')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('hash', 'text', (column) => column.notNull().unique())
      .addColumn('alt', 'text', (column) => column.notNull())
      .addColumn('width', 'integer', (column) => column.notNull())
      .addColumn('height', 'integer', (column) => column.notNull())
      .addColumn('size', 'integer', (column) => column.notNull())
      .addColumn('person', 'text')
      .addColumn('person_name', 'text', (column) => column.notNull())
      .addColumn('uploaded_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('picture_files')
      .addColumn('picture', 'text', (column) =>
        column.notNull().references('pictures.name').onDelete('cascade'),
      )
      .addColumn('width', 'integer', (column) => column.notNull())
      .addColumn('bytes', isPostgres(db) ? 'bytea' : 'blob', (column) => column.notNull())
      .addPrimaryKeyConstraint('picture_files_key', ['picture', 'width'])
      .execute();
  },
};
