import { ownCommands } from '@vibrant-peak/engine/ownCommands';
import type { Database } from '../database/openDatabase';
import type { Site } from '../http/route';
import { isRecorded } from './publications/recordPublication';
import { collections } from '../records/collections';
import type { Content } from './assembled';

/**
 * Stops a start that would replace the live site by something older: the database lacks the live
 * publication, because it was lost or is an older backup. Call it before any import.
 * @param store its address, for the message.
 * @throws an error that names the live publication and the next step.
 */
export async function assertHeld({ tables }: Database, site: Site, store: string): Promise<void> {
  const live = await site.live();
  if (!live || (await isRecorded(tables, live.release))) return;
  const isNew = !(await tables.selectFrom('publications').select('id').limit(1).executeTakeFirst());
  // The content of the checkout, published by `npm start`: a first start shows the same.
  if (isNew && live.release === site.releaseOf(site.checkout.collections).hash) return;
  const found = (await site.liveContent())!;
  throw new Error(
    `The database does not hold what visitors see. This start would replace it, and is refused.
Live in ${store}: composition ${found.composition}, ${countsIn(found.collections)}, published on ${found.at}${found.by ? ` by ${found.by}` : ''}.
Restore a backup of that day, into an empty database and an empty store:
  ${ownCommands.program} restore <file>
or keep what visitors see, and have it in this database as drafts and as what is published:
  ${ownCommands.adopt}`,
  );
}

/** How many records the lists have, such as `8 team`. */
const countsIn = (content: Content) =>
  [...collections.values()]
    .filter(({ kind }) => kind === 'list')
    .map(({ module, name }) => [name, content[module]?.[name]] as const)
    .flatMap(([name, records]) => (Array.isArray(records) ? [`${records.length} ${name}`] : []))
    .join(', ');
