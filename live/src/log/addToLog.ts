import type { FastifyRequest } from 'fastify';
import type { Queries } from '../database/tables';

/** What people do. */
export type Action =
  | 'signed in'
  | 'signed out'
  | 'signed out everywhere'
  | 'changed the password'
  | 'set a new password by mail'
  | 'refused a company account'
  | 'unlinked a company account'
  | 'added a passkey'
  | 'removed a passkey'
  | 'used a passkey whose counter went back'
  | 'turned on the second factor'
  | 'turned off the second factor'
  | 'made recovery codes'
  | 'invited'
  | 'withdrew an invitation'
  | 'joined'
  | 'made a manager link'
  | 'came back'
  | 'changed a role'
  | 'ended sessions'
  | 'removed a person'
  | 'imported'
  | 'created'
  | 'saved'
  | 'deleted'
  | 'discarded a draft'
  | 'brought back a draft'
  | 'published'
  | 'scheduled'
  | 'failed to publish'
  | 'withdrew a publication'
  | 'held back a publication'
  | 'confirmed a publication'
  | 'took over a publication'
  | 'found live'
  | 'took off the site'
  | 'rolled back'
  | 'promoted a canary'
  | 'withdrew a canary'
  | 'uploaded a picture'
  | 'described a picture'
  | 'removed a picture'
  | 'changed a message'
  | 'deleted a message'
  | 'restored a message'
  | 'noted on a message'
  | 'answered a message'
  | 'wrote a message'
  | 'saved an answer'
  | 'deleted a saved answer'
  | 'sent a mail again'
  | 'dismissed a report'
  | 'added a webhook'
  | 'removed a webhook'
  | 'changed a setting'
  | 'exported the data of a visitor'
  | 'erased the data of a visitor'
  | 'gave the right to hire'
  | 'took the right to hire'
  | 'drafted an invoice'
  | 'changed an invoice'
  | 'deleted an invoice'
  | 'issued an invoice'
  | 'kept a PDF'
  | 'sent an invoice'
  | 'told of a void invoice'
  | "made a link to a client's page"
  | "withdrew a link to a client's page"
  | 'viewed an invoice'
  | 'said that an invoice is paid'
  | 'found an invoice unpaid'
  | 'accepted a quote'
  | 'reminded of an invoice'
  | `${'made' | 'changed' | 'paused' | 'continued' | 'stopped'} a recurring invoice`
  | 'left a recurring invoice'
  | 'made an invoice void'
  | 'noted a payment'
  | 'took a payment back'
  | 'imported invoices'
  | 'undid an import'
  | 'closed a month'
  | 'opened a month'
  | 'made a number series'
  | 'changed a number series'
  | 'named a last number'
  | `${'added' | 'changed' | 'hid' | 'showed' | 'deleted'} ${'a client' | 'an item'}`
  | 'gave the right to write invoices'
  | 'took the right to write invoices'
  | 'gave the right to issue invoices'
  | 'took the right to issue invoices';

export interface LogEntry {
  action: Action;
  /** To whom or to what it was done, such as `team/3` or a person's address. */
  subject: string;
  details?: Record<string, unknown>;
}

/** Who does something, and from where. */
export interface Actor {
  /** `null` for the program itself. */
  id: string | null;
  name: string;
  ip: string;
}

/** The program itself. Imported data counts as its work, too. */
export const systemActor: Actor = { id: null, name: 'The site', ip: '' };

/** The person who sent a request. */
export const actorOf = ({ person, ip }: FastifyRequest): Actor => ({
  id: person?.id ?? null,
  name: person?.name ?? 'nobody',
  ip,
});

/** Adds a line to the log, in the transaction of the change that it describes. */
export const addToLog = (tables: Queries, actor: Actor, entry: LogEntry): Promise<void> =>
  addAllToLog(tables, actor, [entry]);

/** Adds lines to the log, in the transaction of the changes that they describe. */
export async function addAllToLog(
  tables: Queries,
  { id, name, ip }: Actor,
  entries: readonly LogEntry[],
): Promise<void> {
  const at = new Date().toISOString();
  await tables
    .insertInto('log')
    .values(
      entries.map(({ action, subject, details = {} }) => ({
        at,
        person: id,
        person_name: name,
        action,
        subject,
        details: JSON.stringify(details),
        ip,
      })),
    )
    .execute();
}
