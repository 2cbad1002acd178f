import type { Reading } from '../../database/tables';
import { pictureName } from '../../media/pictureNames';
import type { ReadFile } from './printSheet';

/** How long the site may take for a file, in milliseconds. */
const timeout = 10_000;

const pictureFile = new RegExp(`^/(?:api/)?media/(${pictureName})-(\\d+)\\.avif$`);

/**
 * Reads uploaded pictures, also those that no page shows yet, and what the site has below
 * `/media/`, such as fonts.
 * @param site where this server serves it.
 */
export const siteFiles =
  (tables: Reading, site: string): ReadFile =>
  async (path) => {
    const uploaded = await uploadedPicture(tables, path);
    if (uploaded) return { bytes: uploaded, type: 'image/avif' };
    if (!path.startsWith('/media/')) return undefined;
    const answer = await fetch(site + path, {
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
    }).catch((cause: unknown) => {
      throw new Error(`The site does not answer for ${path}.`, { cause });
    });
    if (answer.status >= 500) throw new Error(`The site answers ${answer.status} for ${path}.`);
    if (!answer.ok) return undefined;
    return {
      bytes: Buffer.from(await answer.arrayBuffer()),
      type: answer.headers.get('content-type') ?? 'application/octet-stream',
    };
  };

/** An uploaded picture by its path, also one that no page shows yet. */
export async function uploadedPicture(tables: Reading, path: string): Promise<Buffer | undefined> {
  const [, picture, width] = pictureFile.exec(path) ?? [];
  if (picture === undefined) return undefined;
  const found = await tables
    .selectFrom('picture_files')
    .where('picture', '=', picture)
    .where('width', '=', Number(width))
    .select('bytes')
    .executeTakeFirst();
  return found && Buffer.from(found.bytes);
}
