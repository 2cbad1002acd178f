import type { Reading } from '../database/tables';
import { pictureNamesIn } from './pictureNames';

/**
 * The uploaded pictures that a content names: all files of each by name, such as
 * `harbor.0a1b2c3d-480.avif`, in the form that `releaseOf` takes. Drawn and missing pictures are
 * not included.
 * @param collections the content as data, such as `Content['collections']`.
 */
export async function picturesNamedIn(tables: Reading, collections: object): Promise<Map<string, Buffer>> {
  const names = pictureNamesIn(JSON.stringify(collections));
  if (names.size === 0) return new Map();
  const files = await tables
    .selectFrom('picture_files')
    .where('picture', 'in', [...names])
    .orderBy('picture')
    .orderBy('width')
    .selectAll()
    .execute();
  return new Map(files.map(({ picture, width, bytes }) => [`${picture}-${width}.avif`, Buffer.from(bytes)]));
}
