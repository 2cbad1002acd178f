import type { Queries } from '../../database/tables';
import { addToLog } from '../../log/addToLog';
import { beginSession, type Browser, type Proof } from '../session/session';

interface KnownPerson {
  id: string;
  name: string;
  email: string;
}

/**
 * Begins a session of a person whose identity is proven.
 * @param proof nothing after a password alone.
 */
export async function signInAs(
  tables: Queries,
  person: KnownPerson,
  browser: Browser,
  proof?: Proof,
): Promise<void> {
  await beginSession(tables, person.id, browser, proof);
  const details = proof ? { with: proof } : {};
  const actor = { ...person, ip: browser.request.ip };
  await addToLog(tables, actor, { action: 'signed in', subject: person.email, details });
}
