import type { Queries, Tables } from '../database/tables';
import { isProblem, problem } from '../http/problem';
import type { Site } from '../http/route';
import { addToLog, systemActor } from '../log/addToLog';
import { stillMay } from '../people/assertStillMay';
import { valueIn } from '../records/record';
import { choose } from './choose';
import { followSite } from './followSite';
import { untilOf } from './publications/recordPublication';
import type { PublishedRecord } from './publications/publication';
import { recordFailure } from './publications/recordFailure';
import { composingNow, settle, type Parts } from './publish';
import { placeOf, siteRecords, type SiteRecord } from './siteRecord';
import { publishInSteps } from './steps';

type Row = Tables['publications'];

/**
 * Runs the publication that is due, if any. Recording its start is a change of its own, so that one
 * server runs it. After a restart it runs late.
 */
export async function publishDue({ database, site }: Parts): Promise<void> {
  await followSite(database, site);
  const begun = await database.change(async (tables) => {
    if (await composingNow(tables)) return undefined;
    const due = await tables
      .selectFrom('publications')
      .where('state', '=', 'waiting')
      .where('due_at', '<=', new Date().toISOString())
      .orderBy('due_at')
      .selectAll()
      .executeTakeFirst();
    if (!due) return undefined;
    if (await stillMay(tables, due.person, 'publisher')) return begin(tables, site, due);
    return holdBack(tables, due);
  });
  if (begun) await settle({ database, site }, begun.id, publishInSteps({ database, site }, begun));
}

/** Its author has lost the right to publish: a publisher decides. */
async function holdBack(tables: Queries, { id, person_name: by, due_at: due }: Row): Promise<undefined> {
  const problem = `${by} may no longer publish: a publisher has to confirm this.`;
  await tables
    .updateTable('publications')
    .set({ state: 'unconfirmed', problem })
    .where('id', '=', id)
    .execute();
  const entry = {
    action: 'held back a publication',
    subject: `publication/${id}`,
    details: { by, due },
  } as const;
  await addToLog(tables, systemActor, entry);
}

/** Records that a publication begins, or why it cannot. */
async function begin(tables: Queries, site: Site, row: Row) {
  const { id, person, person_name: name } = row;
  const set = (state: Partial<Row>) =>
    tables.updateTable('publications').set(state).where('id', '=', id).execute();
  try {
    const chosen = JSON.parse(row.records) as PublishedRecord[];
    const choices = chosen.map(({ to: version, ...place }) => ({ ...place, version }));
    const { release, records, versions } = await choose(
      tables,
      site,
      choices,
      await asChosen(tables, chosen),
    );
    const now = new Date();
    await set({
      state: 'composing',
      release: release.hash,
      at: now.toISOString(),
      until: untilOf(now),
      records: JSON.stringify(records),
      versions: JSON.stringify(versions),
    });
    return { id, release, person: { id: person, name } };
  } catch (error) {
    if (!isProblem(error as Error)) throw error;
    await recordFailure(tables, row, (error as Error).message);
    return undefined;
  }
}

/**
 * All records, those that were chosen in the version that was looked at.
 * @throws a problem when another one went live since.
 */
async function asChosen(tables: Queries, chosen: readonly PublishedRecord[]): Promise<SiteRecord[]> {
  const all = await siteRecords(tables);
  const chosenAt = new Map(chosen.map((record) => [placeOf(record), record]));
  return Promise.all(
    all.map(async (record) => {
      const asked = chosenAt.get(placeOf(record));
      if (!asked) return record;
      const { from, to, name } = asked;
      if (record.publishedVersion !== from)
        throw problem(409, `${name || placeOf(record)} was published meanwhile: look at it, then publish.`);
      return { ...record, version: to, draft: (await valueIn(tables, record, to)) ?? null };
    }),
  );
}
