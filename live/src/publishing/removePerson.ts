import type { Queries } from '../database/tables';
import { addToLog, type Actor } from '../log/addToLog';
import { personWith, refuseWithoutManager } from '../people/personWith';
import { settleSchedules, type AnswerForSchedules } from './schedule';

/** Removes somebody, with what that person has scheduled. @throws a problem (404, 409). */
export async function removePerson(
  tables: Queries,
  actor: Actor,
  { id: asked, answer }: { id: string; answer: AnswerForSchedules | undefined },
): Promise<void> {
  const { id, name, email } = await personWith(tables, asked);
  await settleSchedules(tables, actor, { person: { id, name }, answer });
  // Sessions, passkeys and open invitations go with the person; versions and log keep the name.
  await tables.deleteFrom('people').where('id', '=', id).execute();
  await refuseWithoutManager(tables);
  await addToLog(tables, actor, { action: 'removed a person', subject: email, details: { name } });
}
