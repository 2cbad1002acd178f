import type { Queries } from '../database/tables';
import { problem } from '../http/problem';
import type { Live } from '../http/route';
import { addToLog, type Actor } from '../log/addToLog';
import { choose, type Choice } from './choose';
import { notePublication } from './notePublication';
import { publicationAt } from './publication';
import type { Publisher } from './publish';

interface Scheduled {
  choices: readonly Choice[];
  note: string;
  /** ISO time. */
  at: string;
}

/**
 * Notes a publication that is to begin at a time, with the drafts as they were looked at.
 * @returns its id. @throws the problems of `choose`, and 400 for a time that is over.
 */
export async function schedule(
  site: Live['site'],
  { actor, change }: Publisher,
  { choices, note, at }: Scheduled,
): Promise<string> {
  const time = new Date(at);
  if (!(time.getTime() > Date.now())) throw problem(400, 'This time is over: choose a later one.');
  const due = time.toISOString();
  return change(async (tables) => {
    const { records } = await choose(tables, site, choices);
    const id = await notePublication(tables, actor, { records, versions: {}, note, due });
    await addToLog(tables, actor, { action: 'scheduled', subject: `publication/${id}`, details: { due } });
    return id;
  });
}

/** @throws a problem: 404, or 409 when the publication does not wait. */
export async function withdraw(tables: Queries, actor: Actor, id: string): Promise<void> {
  const { numUpdatedRows } = await tables
    .updateTable('publications')
    .set({ state: 'withdrawn' })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  if (numUpdatedRows > 0n)
    return addToLog(tables, actor, { action: 'withdrew a publication', subject: `publication/${id}` });
  const { state } = await publicationAt(tables, id);
  throw problem(409, `This publication is not waiting any more: it is ${state}.`);
}
