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
