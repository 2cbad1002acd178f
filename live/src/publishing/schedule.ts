import type { Queries } from '../database/tables';
import { problem } from '../http/problem';
import type { Live } from '../http/route';
import { addToLog, type Actor } from '../log/addToLog';
import { choose, type Choice } from './choose';
import { recordPublication } from './publications/recordPublication';
import { publicationAt, schedulesOf } from './publications/publication';
import type { Publisher } from './publish';

interface Scheduled {
  choices: readonly Choice[];
  note: string;
  /** ISO time. */
  at: string;
}

/**
 * Schedules a publication of the drafts in the versions that the person saw.
 * @returns its id.
 * @throws the problems of `choose`, and 400 for a time in the past.
 */
export async function schedule(
  site: Live['site'],
  { actor, change }: Publisher,
  { choices, note, at }: Scheduled,
): Promise<string> {
  const time = new Date(at);
  if (!(time.getTime() > Date.now())) throw problem(400, 'This time has passed: choose a later one.');
  const due = time.toISOString();
  return change(async (tables) => {
    const { records } = await choose(tables, site, choices);
    const id = await recordPublication(tables, actor, { records, versions: {}, note, due });
    await addToLog(tables, actor, { action: 'scheduled', subject: `publication/${id}`, details: { due } });
    return id;
  });
}

/**
 * Also dismisses a scheduled publication that failed.
 * @throws a problem: 404, or 409 when the publication does not wait.
 */
export async function withdraw(tables: Queries, actor: Actor, id: string): Promise<void> {
  const { numUpdatedRows } = await tables
    .updateTable('publications')
    .set({ state: 'withdrawn' })
    .where('id', '=', id)
    .where('due_at', 'is not', null)
    .where('state', 'in', ['waiting', 'unconfirmed', 'failed'])
    .executeTakeFirst();
  if (numUpdatedRows > 0n)
    return addToLog(tables, actor, { action: 'withdrew a publication', subject: `publication/${id}` });
  const { state } = await publicationAt(tables, id);
  throw problem(409, `This publication is not scheduled: it is ${state}.`);
}

/** Leaves all scheduled publications of a restored database to a publisher. */
export const holdSchedules = (tables: Queries) =>
  tables
    .updateTable('publications')
    .set({
      state: 'unconfirmed',
      problem: 'It waited when the backup was made, so somebody may have withdrawn it since.',
    })
    .where('state', '=', 'waiting')
    .execute();

/**
 * Publishes at its time what waits for a publisher.
 * @throws a problem: 404, or 409 when it does not wait for that.
 */
export async function confirm(tables: Queries, actor: Actor, id: string): Promise<void> {
  const { state } = await publicationAt(tables, id);
  if (state !== 'unconfirmed')
    throw problem(409, `This publication is not waiting for a publisher: it is ${state}.`);
  await takeOver(tables, actor, id);
  await addToLog(tables, actor, { action: 'confirmed a publication', subject: `publication/${id}` });
}

const takeOver = (tables: Queries, { id: person, name, ip }: Actor, id: string) =>
  tables
    .updateTable('publications')
    .set({ state: 'waiting', problem: null, person, person_name: name, ip })
    .where('id', '=', id)
    .execute();

/** What becomes of the publications that somebody has scheduled who is removed. */
export const answersForSchedules = ['take-over', 'withdraw'] as const;
export type AnswerForSchedules = (typeof answersForSchedules)[number];

/**
 * @throws a problem (409) that has the publications as `schedules`, when there are some and no
 * answer.
 */
export async function settleSchedules(
  tables: Queries,
  actor: Actor,
  {
    person: { id: person, name },
    answer,
  }: { person: { id: string; name: string }; answer?: AnswerForSchedules | undefined },
): Promise<void> {
  const schedules = await schedulesOf(tables, person);
  if (schedules.length === 0) return;
  const [what, them] =
    schedules.length === 1 ? ['a publication', 'it'] : [`${schedules.length} publications`, 'them'];
  // Nobody is left to be the one who takes over.
  const isOwn = actor.id === person;
  if (!answer || (isOwn && answer === 'take-over'))
    throw problem(
      409,
      `${name} has scheduled ${what}: ${isOwn ? '' : `take ${them} over, or `}withdraw ${them}.`,
      {
        details: { schedules },
      },
    );
  for (const { id } of schedules) {
    if (answer === 'withdraw') await withdraw(tables, actor, id);
    else {
      await takeOver(tables, actor, id);
      await addToLog(tables, actor, { action: 'took over a publication', subject: `publication/${id}` });
    }
  }
}
