import type { Reading } from '../database/tables';

/** Addresses of this site's pictures in JSON. */
const addresses = /(?<=")\/media\/[^"\\]+(?=")/g;

const upload = /^(.+)-(\d+)\.avif$/;

/**
 * The addresses below `/media/` in texts of JSON whose pictures are missing.
 * @param isOwn whether the checkout has a picture of this name.
 */
export async function missingPictures(
  tables: Reading,
  isOwn: (name: string) => boolean,
  texts: readonly string[],
): Promise<Set<string>> {
  const named = new Set(texts.flatMap((text) => text.match(addresses) ?? []));
  for (const address of named) {
    const file = address.slice('/media/'.length);
    if (isOwn(file) || (await isUploaded(tables, file))) named.delete(address);
  }
  return named;
}

async function isUploaded(tables: Reading, file: string): Promise<boolean> {
  const [, picture = '', width] = upload.exec(file) ?? [];
  if (!picture) return false;
  const found = await tables
    .selectFrom('picture_files')
    .where('picture', '=', picture)
    .where('width', '=', Number(width))
    .select('width')
    .executeTakeFirst();
  return found !== undefined;
}
