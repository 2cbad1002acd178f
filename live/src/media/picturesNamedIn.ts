import type { Reading } from '../database/tables';
import { pictureNamesIn } from './pictureNames';

/**
 * The uploaded pictures that a content names: all files of each by name, such as `harbor.0a1b2c3d-480.avif`, as `releaseOf` takes
 * them beside those of `shared/media`. Drawn pictures, and addresses of pictures that were never there, are not in it.
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
