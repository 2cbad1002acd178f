import type { Database } from '../database/openDatabase';
import type { Queries } from '../database/tables';
import { removeOldConfirmations } from '../inbox/submissions/confirm';
import { removeOldConversations } from '../inbox/removeOldConversations';
import { removeOldLeftMails } from '../inbox/leftMails';
import { removeOldSteps } from '../invoices/removeOldSteps';
import { removeOldSkipped } from '../mail/mailAttempts';
import { removeOldAttempts } from '../people/attempts';
import { removeOldChallenges } from '../people/challenge';
import { removeOldDevices } from '../people/device';
import { removeOldPasswordLinks } from '../people/password/forgottenPassword';
import { removeOldInvitations } from '../people/invitations/invitation';
import { removeIdleSessions } from '../people/session/session';
import { removeOldPreviews } from '../publishing/previews/recordPreview';
import { removeOldSaves } from '../http/idempotent';
import { repeat } from './repeat';

/** Milliseconds. */
const hour = 3600_000;

/** Each is one change: others change something in between. */
const removals: readonly ((tables: Queries) => Promise<unknown>)[] = [
  removeIdleSessions,
  removeOldInvitations,
  removeOldPasswordLinks,
  removeOldChallenges,
  removeOldAttempts,
  removeOldPreviews,
  removeOldDevices,
  removeOldSaves,
  removeOldConfirmations,
  removeOldLeftMails,
  removeOldSkipped,
];

/** Removes what has ended, first at once. @returns after the first round. */
export const removeOldHourly = (database: Database, stopping: AbortSignal): Promise<void> =>
  repeat({ stopping, pause: hour }, { 'remove old data': () => removeOld(database) })();

/** Removes what has ended once. */
export async function removeOld(database: Database): Promise<void> {
  for (const remove of removals) await database.remove(remove);
  await removeOldConversations(database);
  await removeOldSteps(database);
}
