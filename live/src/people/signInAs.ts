import type { Queries } from '../database/tables';
import { addToLog } from '../log/addToLog';
import { beginSession, type Browser } from './session';

interface KnownPerson {
  id: string;
  name: string;
  email: string;
}

/** Begins a session of a person who has shown who they are. @param details how, for the log. */
export async function signInAs(
  tables: Queries,
  person: KnownPerson,
  browser: Browser,
  details: { with?: string } = {},
): Promise<void> {
  await beginSession(tables, person.id, browser, details.with !== undefined);
  const actor = { ...person, ip: browser.request.ip };
  await addToLog(tables, actor, { action: 'signed in', subject: person.email, details });
}
