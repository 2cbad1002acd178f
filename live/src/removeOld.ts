import type { Database } from './database/openDatabase';
import { removeOldConfirmations } from './inbox/confirm';
import { removeOldConversations } from './inbox/removeOldConversations';
import { removeOldLeftMails } from './inbox/leftMails';
import { removeOldAttempts } from './people/attempts';
import { removeOldChallenges } from './people/challenge';
import { removeOldDevices } from './people/device';
import { removeOldPasswordLinks } from './people/forgottenPassword';
import { removeOldInvitations } from './people/invitation';
import { removeIdleSessions } from './people/session';
import { removeOldPreviews } from './publishing/notePreview';
import { removeOldSaves } from './records/idempotent';

/** Removes what has ended by itself. */
export async function removeOld(database: Database): Promise<void> {
  await database.change(async (tables) => {
    await removeIdleSessions(tables);
    await removeOldInvitations(tables);
    await removeOldPasswordLinks(tables);
    await removeOldChallenges(tables);
    await removeOldAttempts(tables);
    await removeOldPreviews(tables);
    await removeOldDevices(tables);
    await removeOldSaves(tables);
    await removeOldConfirmations(tables);
    await removeOldLeftMails(tables);
  });
  await removeOldConversations(database);
}
