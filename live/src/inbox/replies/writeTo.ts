import { randomUUID } from 'node:crypto';
import type { Queries, Reading } from '../../database/tables';
import { problem } from '../../http/problem';
import { addToLog, type Actor } from '../../log/addToLog';
import { postMail } from '../../mail/mail';
import { isSendable } from '../../people/checkEmail';
import { emailOf } from '../../people/emailOf';
import { answersTo, type MailSite } from '../answersTo';
import type { Reader } from '../conversations/conversations';
import { otherThan } from '../mailAddresses';
import { indexSoon } from '../searchIndex';

export interface NewMessage {
  /** One address. */
  to: string;
  subject: string;
  text: string;
}

/**
 * Begins a conversation by a mail to one address, which the author answers from then on. The mail
 * is stored with the conversation, and sent afterwards.
 * @returns the id of the conversation.
 * @throws a problem (422, field `to`) unless it is one address, and not one of the site.
 */
export async function writeTo(
  tables: Queries,
  { to, subject, text }: NewMessage,
  { reader, actor }: { reader: Reader; actor: Actor },
  site: MailSite,
): Promise<number> {
  const email = emailOf(to);
  assertForeign(email, site.ownAddresses ?? []);
  const at = new Date().toISOString();
  const { id } = await tables
    .insertInto('conversations')
    .values({
      kind: 'contact',
      form_key: `message ${randomUUID()}`,
      network: '',
      name: await nameOf(tables, email),
      email,
      phone: '',
      subject,
      state: 'answered',
      taken_by: reader.id,
      created_at: at,
      updated_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const recipient = { name: '', address: email };
  const answers = await answersTo(tables, { id, subject, isFirst: true }, site);
  const cause = { kind: 'reply', conversation: id, origin: site.origin };
  const messageId = await postMail(tables, { to: recipient, text, ...answers }, cause);
  await tables
    .insertInto('messages')
    .values({
      conversation: id,
      kind: 'sent',
      person: reader.id,
      author: actor.name,
      text,
      at,
      message_id: messageId,
      addresses: JSON.stringify({ to: [recipient], cc: [] }),
    })
    .execute();
  await indexSoon(tables, id);
  await addToLog(tables, actor, { action: 'wrote a message', subject: `inbox/${id}` });
  return id;
}

function assertForeign(email: string, own: readonly string[]): void {
  const fault = !isSendable(email)
    ? `“${email}” is not a valid email address.`
    : !otherThan(own, { name: '', address: email }) && 'This is an address of the site itself.';
  if (fault) throw problem(422, fault, { details: { field: 'to' } });
}

/** As the person has called themselves in the newest message, which is not an application; or the address. */
async function nameOf(tables: Reading, email: string): Promise<string> {
  const known = await tables
    .selectFrom('conversations')
    .where('email', '=', email)
    .where('kind', '=', 'contact')
    .where('state', '!=', 'spam')
    .orderBy('created_at', 'desc')
    .select('name')
    .executeTakeFirst();
  return known?.name ?? email;
}
