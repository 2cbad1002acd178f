import type { Queries } from './tables';

/** A table that a database has while a backup is restored into it. */
export const mark = 'unfinished_restore';

export const markUnfinished = ({ schema }: Queries) =>
  schema.createTable(mark).addColumn('begun_at', 'text').execute();

export const markFinished = ({ schema }: Queries) => schema.dropTable(mark).execute();

/** @throws when a restore into this database was begun and has not ended. */
export async function assertRestored({ introspection }: Queries): Promise<void> {
  if ((await introspection.getTables()).some(({ name }) => name === mark))
    throw new Error(
      'A restore into this database was interrupted. Remove the database and the store, and restore again.',
    );
}
