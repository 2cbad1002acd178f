import type { Database } from '../database/openDatabase';
import type { Queries } from '../database/tables';
import { pictureNamesIn } from './pictureNames';

/** Keeps a new picture from visitors until it is published. */
export async function hidePicture(tables: Queries, name: string): Promise<void> {
  await tables
    .insertInto('hidden_pictures')
    .values({ name })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
}

/** Shows visitors all pictures that a content names. @param content as JSON. */
export async function showPictures(tables: Queries, content: readonly string[]): Promise<void> {
  const names = [...new Set(content.flatMap((text) => [...pictureNamesIn(text)]))];
  if (names.length > 0) await tables.deleteFrom('hidden_pictures').where('name', 'in', names).execute();
}

/**
 * Tells of a path whether its file is a picture that was never published. Previews bring their pictures into the store, where
 * visitors get what is in `/media/`. While the database is away, what was last known counts, so that visitors get all other pictures.
 */
export async function hiddenFiles({
  tables,
}: Pick<Database, 'tables'>): Promise<(path: string) => Promise<boolean>> {
  const known = new Set((await tables.selectFrom('hidden_pictures').select('name').execute()).map(named));
  return async (path) => {
    const [name] = pictureNamesIn(path);
    if (name === undefined) return false;
    const found = await tables
      .selectFrom('hidden_pictures')
      .where('name', '=', name)
      .select('name')
      .executeTakeFirst()
      .catch(() => (known.has(name) ? { name } : undefined));
    if (found) known.add(name);
    else known.delete(name);
    return found !== undefined;
  };
}

const named = ({ name }: { name: string }) => name;
