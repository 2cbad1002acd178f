import type { Database } from './database/openDatabase';
import type { Queries } from './database/tables';
import { removeOldConfirmations } from './inbox/confirm';
import { removeOldConversations } from './inbox/removeOldConversations';
import { removeOldLeftMails } from './inbox/leftMails';
import { removeOldSkipped } from './mail/mailAttempts';
import { removeOldAttempts } from './people/attempts';
import { removeOldChallenges } from './people/challenge';
import { removeOldDevices } from './people/device';
import { removeOldPasswordLinks } from './people/forgottenPassword';
import { removeOldInvitations } from './people/invitation';
import { removeIdleSessions } from './people/session';
import { removeOldPreviews } from './publishing/notePreview';
import { removeOldSaves } from './records/idempotent';

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

/** Removes what has ended automatically. */
export async function removeOld(database: Database): Promise<void> {
  for (const remove of removals) await database.remove(remove);
  await removeOldConversations(database);
}
