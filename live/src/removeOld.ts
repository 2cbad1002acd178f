import type { Database } from './database/openDatabase';
import { removeOldAttempts } from './people/attempts';
import { removeOldInvitations } from './people/invitation';
import { removeIdleSessions } from './people/session';

/** Removes what has ended by itself. */
export async function removeOld({ tables }: Database): Promise<void> {
  await removeIdleSessions(tables);
  await removeOldInvitations(tables);
  await removeOldAttempts(tables);
}
