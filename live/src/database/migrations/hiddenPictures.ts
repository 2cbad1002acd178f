import type { Migration } from 'kysely';
import type { Queries } from '../tables';

/** Pictures that were never on the site, and previews, which show such pictures. */
export const hiddenPictures: Migration = {
  up: async (db) => {
    await db.schema
      .createTable('hidden_pictures')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .execute();
    await db.schema
      .createTable('previews')
      .addColumn('composition', 'integer', (column) => column.primaryKey())
      .addColumn('records', 'text', (column) => column.notNull())
      .addColumn('made_at', 'text', (column) => column.notNull())
      .execute();
    await hideUnpublished(db as Queries);
  },
};

/** What begins the names of the files of pictures that a text names. */
const namesIn = (text: string) =>
  Array.from(text.matchAll(/\/media\/([a-z0-9-]+\.[0-9a-f]{8})-\d+\.avif/g), ([, name]) => name!);

/** Pictures that no version names which is or may have been on the site. */
async function hideUnpublished(tables: Queries): Promise<void> {
  const versions = await tables
    .selectFrom('versions')
    .innerJoin('records', (join) =>
      join.onRef('records.collection', '=', 'versions.collection').onRef('records.id', '=', 'versions.id'),
    )
    .whereRef('versions.version', '<=', 'records.published_version')
    .where('versions.value', 'like', '%/media/%')
    .select('versions.value')
    .execute();
  const shown = new Set(versions.flatMap(({ value }) => namesIn(value ?? '')));
  const all = await tables.selectFrom('pictures').select('name').execute();
  const hidden = all.filter(({ name }) => !shown.has(name));
  if (hidden.length > 0) await tables.insertInto('hidden_pictures').values(hidden).execute();
}
