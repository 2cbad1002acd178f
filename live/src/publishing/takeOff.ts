import type { Queries } from '../database/tables';
import { isProblem, problem } from '../http/problem';
import { addToLog, systemActor } from '../log/addToLog';
import { collections } from '../records/collections';
import { companyDay } from '../clock/companyClock';
import { isOver, lastDayOf } from '../records/lastDay';
import { nameIn, titleOf } from '../records/titleOf';
import { choose } from './choose';
import { followSite } from './followSite';
import { isRecorded, recordPublication } from './publications/recordPublication';
import { publicationAt } from './publications/publication';
import { composingNow, settle, type Parts } from './publish';
import { placeOf, siteRecords, type SiteRecord } from './siteRecord';
import { publishInSteps } from './steps';

/** Time until the next attempt after a failure, in milliseconds. */
const pause = 3600_000;

/**
 * Publishes the site without the records whose last day is over. One server does it. Drafts stay.
 * @returns whether it is done for this day: not while another publication runs.
 * @throws a problem that says why it failed.
 */
async function takeOff({ database, site }: Parts): Promise<boolean> {
  await followSite(database, site);
  const live = await site.live();
  if (!live) return true;
  const begun = await database.change(async (tables) => {
    if (await composingNow(tables)) return 'later';
    const over = await logOver(tables);
    if (over.length === 0 || !(await isRecorded(tables, live.release))) return undefined;
    const chosen = await choose(tables, site, []);
    if (chosen.release.hash === live.release) return undefined;
    const note = `Off the site after their last day: ${over.map(titleFor).join(', ')}`;
    return { id: await recordPublication(tables, systemActor, { ...chosen, note }), release: chosen.release };
  });
  if (begun === 'later') return false;
  if (!begun) return true;
  const { id } = begun;
  await settle({ database, site }, id, publishInSteps({ database, site }, { ...begun, person: systemActor }));
  const { state, problem: reason } = await publicationAt(database.tables, id);
  if (state === 'failed') throw problem(500, String(reason));
  return true;
}

/**
 * Tries it at the start of each company day, until it is done: an hour after a failure.
 * @param log gets the reason of a failure.
 */
export function takeOffDaily(live: Parts, log: (line: string) => void) {
  let done = '';
  let next = 0;
  return async () => {
    const today = companyDay();
    if (done === today || Date.now() < next) return;
    try {
      if (await takeOff(live)) done = today;
    } catch (error) {
      if (!isProblem(error as Error)) throw error;
      next = Date.now() + pause;
      log(`What is over stays on the site: ${(error as Error).message}`);
    }
  };
}

/**
 * Notes in the log, once, that records are off the site.
 * @returns all published records whose last day is over.
 */
export async function logOver(tables: Queries): Promise<SiteRecord[]> {
  const over = (await siteRecords(tables)).filter(({ collection, published }) =>
    isOver(collection, published),
  );
  for (const record of over) {
    const details = { lastDay: lastDayOf(record.collection, record.published) };
    const entry = { action: 'took off the site', subject: placeOf(record), details } as const;
    const known = await tables
      .selectFrom('log')
      .where('action', '=', entry.action)
      .where('subject', '=', entry.subject)
      .where('details', '=', JSON.stringify(details))
      .select('id')
      .executeTakeFirst();
    if (!known) await addToLog(tables, systemActor, entry);
  }
  return over;
}

const titleFor = ({ collection, id, published }: SiteRecord) =>
  titleOf({ collection, id, name: nameIn(collections.get(collection)!, published ?? {}) ?? id });
