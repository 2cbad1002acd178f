import type { Database } from '../database/openDatabase';
import type { Queries } from '../database/tables';
import { problem } from '../http/problem';
import type { Live, Site } from '../http/route';
import type { Actor } from '../log/addToLog';
import { choose, type Choice } from './choose';
import { composingFailure } from './composingProblem';
import { followSite } from './followSite';
import { recordFailure } from './publications/recordFailure';
import { recordPublication } from './publications/recordPublication';
import { publishInSteps } from './steps';

/** The author of a publication, with the access to the database for it. */
export interface Publisher {
  actor: Actor;
  change: Database['change'];
}

interface Asked {
  choices: readonly Choice[];
  note: string;
  /** Number of the composition that was looked at. */
  preview?: number | undefined;
}

/**
 * Checks and notes a publication, then composes it in this process after the answer.
 * @returns its id.
 * @throws the problems of `choose`, and 409 while another publication runs.
 */
export async function publish(
  live: Pick<Live, 'database' | 'site' | 'followSite' | 'settle'>,
  { actor, change }: Publisher,
  { choices, note, preview }: Asked,
): Promise<string> {
  await live.followSite();
  const { id, release } = await change(async (tables) => {
    await assertNothingComposes(tables);
    const chosen = await choose(tables, live.site, choices);
    return { release: chosen.release, id: await recordPublication(tables, actor, { ...chosen, note }) };
  });
  const asked = { id, release, person: actor, ...(preview !== undefined && { preview }) };
  // Without a database the next look at the site finds out how it ended.
  void live.settle(id, publishInSteps(live, asked)).catch(() => undefined);
  return id;
}

/** The publication that is under way. */
export const composingNow = (tables: Queries) =>
  tables.selectFrom('publications').where('state', '=', 'composing').select('person_name').executeTakeFirst();

/** Of two publications at once the second one has not seen what the first one changes. */
async function assertNothingComposes(tables: Queries): Promise<void> {
  const running = await composingNow(tables);
  if (running)
    throw problem(409, `${running.person_name} is publishing right now: try again when that is done.`);
}

export interface Parts {
  database: Database;
  site: Site;
}

/** Records how a publication ended. The live site decides, not the result of composing. */
export async function settle({ database, site }: Parts, id: string, composing: Promise<void>): Promise<void> {
  const failure = await composing.then(() => undefined, composingFailure);
  await followSite(database, site);
  await database.change(async (tables) => {
    const row = await tables
      .selectFrom('publications')
      .where('id', '=', id)
      .where('state', '=', 'composing')
      .selectAll()
      .executeTakeFirst();
    if (row) await recordFailure(tables, row, failure ?? 'Something else went live at the same moment.');
  });
}
