import type { Database } from '../database/openDatabase';
import type { Queries } from '../database/tables';
import type { Site } from '../http/route';
import { theSite } from '../log/addToLog';
import { choose } from './choose';
import { followSite } from './followSite';
import { isNoted, notePublication } from './notePublication';
import { logOver } from './takeOff';
import { publications } from './publication';

/**
 * The release of the live content, for the publish at the start. It differs when schemas or
 * pictures of the checkout have changed.
 * @returns nothing when it is live already.
 * @throws a problem when the content does not fit the schemas of the checkout.
 */
export async function releaseOfStart(
  database: Database,
  site: Site,
): Promise<ReturnType<Site['releaseOf']> | undefined> {
  await followSite(database, site);
  const live = await site.live();
  return database.change(async (tables) => {
    await logOver(tables);
    const chosen = await choose(tables, site, []);
    const { release } = chosen;
    if (live?.release === release.hash && (await isNoted(tables, release.hash))) return undefined;
    await removeUnfinished(tables, release.hash);
    const isFirst = (await publications(tables)).publications.length === 0;
    const note = isFirst ? 'The first start' : 'New schemas or pictures of the checkout';
    await notePublication(tables, theSite, { ...chosen, note });
    return release;
  });
}

/** Removes the notes of earlier starts whose release did not go live. */
const removeUnfinished = (tables: Queries, release: string) =>
  tables
    .deleteFrom('publications')
    .where('release', '=', release)
    .where('person', 'is', null)
    .where('state', 'in', ['composing', 'failed'])
    .execute();
