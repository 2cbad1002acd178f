import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../database/openDatabase';
import type { Queries } from '../database/tables';
import type { Site } from '../http/route';
import { systemActor } from '../log/addToLog';
import { choose } from './choose';
import { followSite } from './followSite';
import { isRecorded, recordPublication } from './publications/recordPublication';
import { logOver } from './takeOff';
import { publications } from './publications/publication';

/** Time between two looks at the publication of another server, in milliseconds. */
const waiting = 1000;

/**
 * The release of the live content, for the publish at the start. It differs when schemas or
 * pictures of the checkout have changed. It then has what somebody publishes at that moment.
 * @returns nothing when it is live already.
 * @throws a problem when the content does not fit the schemas of the checkout.
 */
export async function releaseOfStart(
  database: Database,
  site: Site,
): Promise<ReturnType<Site['releaseOf']> | undefined> {
  for (;;) {
    await followSite(database, site);
    const live = await site.live();
    const begun = await database.change((tables) => begin(tables, site, live?.release));
    if (begun !== 'later') return begun;
    await pause(waiting);
  }
}

async function begin(tables: Queries, site: Site, live: string | undefined) {
  await logOver(tables);
  const chosen = await choose(tables, site, []);
  const { release } = chosen;
  if (live === release.hash && (await isRecorded(tables, release.hash))) return undefined;
  if (live !== undefined && (await somebodyPublishes(tables))) return 'later';
  await removeUnfinished(tables, release.hash);
  const isFirst = (await publications(tables)).publications.length === 0;
  const note = isFirst ? 'The first start' : 'New schemas or pictures of the checkout';
  await recordPublication(tables, systemActor, { ...chosen, note });
  return release;
}

/** What the site itself publishes has nothing that a start lacks. */
const somebodyPublishes = (tables: Queries) =>
  tables
    .selectFrom('publications')
    .where('state', '=', 'composing')
    .where('person', 'is not', null)
    .select('id')
    .executeTakeFirst();

/** Removes the notes of earlier starts whose release did not go live. */
const removeUnfinished = (tables: Queries, release: string) =>
  tables
    .deleteFrom('publications')
    .where('release', '=', release)
    .where('person', 'is', null)
    .where('state', 'in', ['composing', 'failed'])
    .execute();
