import { isDeepStrictEqual } from 'node:util';
import type { Database } from '../database/openDatabase';
import type { Queries, Tables } from '../database/tables';
import type { Site } from '../http/route';
import { addToLog, systemActor } from '../log/addToLog';
import { showPictures } from '../media/hiddenPictures';
import { valueIn, type Place } from '../records/record';
import { recordFailure } from './publications/recordFailure';
import { untilOf } from './publications/recordPublication';
import { placeOf } from './siteRecord';

/**
 * Updates the database from the site, whose live release decides which publication is live: after a
 * publication, a crash or a rollback in the store.
 */
export async function followSite(database: Database, site: Site): Promise<void> {
  // Read before the site: a live release that was read earlier may be out of date.
  const before = await current(database.tables);
  const live = await site.live();
  if (!live || isKnown(before, live.release)) return;
  const isFollowed = await database.change(async (tables) => {
    if (!isDeepStrictEqual(await current(tables), before)) return false;
    await endOverdue(tables, live.release);
    const found = await tables
      .selectFrom('publications')
      .where('release', '=', live.release)
      .orderBy('at', 'desc')
      .selectAll()
      .executeTakeFirst();
    if (found && found.state !== 'live') await setLive(tables, found);
    return true;
  });
  if (!isFollowed) await followSite(database, site);
}

/** The live publication and the one that runs. */
const current = (tables: Queries) =>
  tables
    .selectFrom('publications')
    .where('state', 'in', ['live', 'composing'])
    .orderBy('id')
    .select(['id', 'state', 'release'])
    .execute();

/** Whether the live release belongs to the live publication, and no publication runs. */
const isKnown = (publications: Awaited<ReturnType<typeof current>>, release: string) =>
  publications.length === 1 && publications[0]!.state === 'live' && publications[0]!.release === release;

async function setLive(tables: Queries, publication: Tables['publications']): Promise<void> {
  const { id, versions, state, person, person_name: name, ip, records } = publication;
  await tables.updateTable('publications').set({ state: 'replaced' }).where('state', '=', 'live').execute();
  await tables
    .updateTable('publications')
    .set({ state: 'live', problem: null })
    .where('id', '=', id)
    .execute();
  await setPublished(tables, JSON.parse(versions) as Record<string, number>);
  const isReturn = state === 'replaced';
  await addToLog(tables, isReturn ? systemActor : { id: person, name, ip }, {
    action: isReturn ? 'found live' : 'published',
    subject: `publication/${id}`,
    details: { records: (JSON.parse(records) as unknown[]).length },
  });
}

/** Notes the versions on the site of all records. */
async function setPublished(tables: Queries, versions: Record<string, number>): Promise<void> {
  const rows = await tables
    .selectFrom('records')
    .select(['collection', 'id', 'published_version as publishedVersion'])
    .execute();
  const shown: Versioned[] = [];
  for (const { publishedVersion, ...place } of rows) {
    const version = versions[placeOf(place)] ?? null;
    if (version === publishedVersion) continue;
    if (version !== null) shown.push({ ...place, version });
    await tables
      .updateTable('records')
      .set({ published_version: version })
      .where('collection', '=', place.collection)
      .where('id', '=', place.id)
      .execute();
  }
  const values = await Promise.all(shown.map(({ version, ...place }) => valueIn(tables, place, version)));
  await showPictures(
    tables,
    values.map((value) => JSON.stringify(value)),
  );
}

interface Versioned extends Place {
  version: number;
}

/** How much the clocks of two servers may differ, in milliseconds. */
const clockDifference = 60_000;

/**
 * A running server reports the end in time. A publication that is live anyway is corrected later.
 */
async function endOverdue(tables: Queries, live: string): Promise<void> {
  const now = Date.now();
  const overdue = await tables
    .selectFrom('publications')
    .where('state', '=', 'composing')
    // A time that is later than any that begins now is of a clock that was set back.
    .where(({ eb, or }) =>
      or([
        eb('until', '<', new Date(now).toISOString()),
        eb('until', '>', untilOf(new Date(now + clockDifference))),
      ]),
    )
    .where('release', '!=', live)
    .selectAll()
    .execute();
  for (const row of overdue)
    await recordFailure(tables, row, 'The server stopped before this was live: publish it again.');
}
