import type { Reading } from '../database/tables';
import { problem } from '../http/problem';
import type { Site } from '../http/route';
import { missingPictures } from '../records/missingPictures';
import { collections } from '../records/collections';
import { nameIn } from '../records/titleOf';
import { titled } from './publications/publication';
import type { SiteRecord } from './siteRecord';

/**
 * @throws a problem (422) when drafts name pictures of this site that are not there, with the
 * records and the pictures.
 */
export async function assertPicturesThere(
  tables: Reading,
  { hasPicture }: Pick<Site, 'hasPicture'>,
  chosen: readonly SiteRecord[],
): Promise<void> {
  const missing = await missingPictures(
    tables,
    hasPicture,
    chosen.map(({ draft }) => JSON.stringify(draft ?? {})),
  );
  if (missing.size === 0) return;
  const records = chosen
    .filter(({ draft }) => [...missing].some((address) => JSON.stringify(draft ?? {}).includes(address)))
    .map(({ collection, id, draft }) =>
      titled({ collection, id, name: nameIn(collections.get(collection)!, draft ?? {}) ?? '' }),
    );
  const names = records.map(({ title }) => title).join('; ');
  throw problem(
    422,
    `This cannot go live. These pictures were deleted: ${[...missing].join(', ')}. Choose others: ${names}.`,
    { details: { records } },
  );
}
