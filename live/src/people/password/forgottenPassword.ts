import { randomUUID } from 'node:crypto';
import { brand } from '@vibrant-peak/shared/content/brand';
import { newPasswordPath } from '@vibrant-peak/shared/contract';
import { ago } from '../../clock/companyClock';
import type { Database } from '../../database/openDatabase';
import type { Queries, Reading } from '../../database/tables';
import { problem } from '../../http/problem';
import { postMail } from '../../mail/mail';
import { hashOfSecret, newSecret } from '../secret';

/** How long a link is valid, in milliseconds. */
const lifetime = 30 * 60_000;
/** The pause between two mails to one person, in milliseconds. */
const pause = 10 * 60_000;

/** Mails to one person within a day. */
const perDay = 5;
const day = 24 * 3600_000;

/**
 * Keeps a typed address, known or not: neither the answer nor its time reveals which. A mail follows
 * with the next round of the outbox.
 */
export const requestNewPassword = (tables: Queries, email: string) =>
  tables.insertInto('password_requests').values({ id: randomUUID(), email }).execute();

/** Writes the mails to people who asked for a new password. */
export async function answerPasswordRequests({ tables, change }: Database, origin: string): Promise<void> {
  const waiting = await tables.selectFrom('password_requests').select('id').limit(1).executeTakeFirst();
  if (!waiting) return;
  await change(async (changed) => {
    const requests = await changed.deleteFrom('password_requests').returning('email').execute();
    for (const email of new Set(requests.map((request) => request.email)))
      await mailLink(changed, email, origin);
  });
}

async function mailLink(tables: Queries, email: string, origin: string): Promise<void> {
  const person = await tables
    .selectFrom('people')
    .where('email', '=', email)
    .select(['id', 'name', 'password'])
    .executeTakeFirst();
  if (!person) return;
  const recent = await tables
    .selectFrom('password_links')
    .where('person', '=', person.id)
    .where('made_at', '>', ago(pause))
    .select('person')
    .executeTakeFirst();
  if (recent || (await mailsOfDay(tables, email)) >= perDay) return;
  const secret = newSecret();
  const link = { hash: hashOfSecret(secret), made_at: new Date().toISOString() };
  await tables
    .insertInto('password_links')
    .values({ person: person.id, ...link })
    .onConflict((conflict) => conflict.column('person').doUpdateSet(link))
    .execute();
  await postMail(
    tables,
    {
      to: { name: person.name, address: email },
      subject: `Your password at ${brand.name}`,
      isAutomatic: true,
      validUntil: new Date(Date.now() + lifetime).toISOString(),
      ...(person.password === null ? withoutPassword : withLink(secret)),
    },
    { kind: 'password', origin },
  );
}

async function mailsOfDay(tables: Reading, email: string): Promise<number> {
  const { count } = await tables
    .selectFrom('outbox')
    .where('kind', '=', 'password')
    .where('recipient', '=', email)
    .where('created_at', '>', ago(day))
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

const closing = 'If you did not ask for it, do nothing: your password stays as it is.';

const withLink = (secret: string) => ({
  text: [
    'Somebody, probably you, asked for a new password for this address.',
    'Set it with the link below. It is valid once, for 30 minutes.',
    closing,
  ].join('\n\n'),
  // The secret follows `#`: browsers send it to no server, and no log holds it.
  link: { label: 'Set a new password', path: `${newPasswordPath}#${secret}` },
});

/** A mailbox opens no account that takes a passkey or the company's login. */
const withoutPassword = {
  text: [
    'Somebody, probably you, asked for a new password for this address.',
    'You have no password here: sign in with your passkey or your company account.',
    'If you cannot, ask a manager of the site. If you did not ask for it, do nothing.',
  ].join('\n\n'),
};

/** The person of a link. @throws a problem (410) when it is used, replaced or too old. */
export async function ownerOfLink(tables: Reading, secret: string) {
  const found = await tables
    .selectFrom('password_links')
    .innerJoin('people', 'people.id', 'password_links.person')
    .where('hash', '=', hashOfSecret(secret))
    .where('made_at', '>', ago(lifetime))
    .where('people.password', 'is not', null)
    .select(['people.id', 'people.name', 'people.email'])
    .executeTakeFirst();
  if (found) return found;
  throw problem(410, 'This link is no longer valid: it was used or replaced, or its 30 minutes are over.');
}

/** Replaces the password, once for each link. All sessions end; a second factor stays. */
export async function useLink(tables: Queries, secret: string, password: string) {
  const owner = await ownerOfLink(tables, secret);
  await tables.deleteFrom('password_links').where('person', '=', owner.id).execute();
  await tables.updateTable('people').set({ password }).where('id', '=', owner.id).execute();
  await tables.deleteFrom('sessions').where('person', '=', owner.id).execute();
  return owner;
}

export const removeOldPasswordLinks = (tables: Queries) =>
  tables.deleteFrom('password_links').where('made_at', '<=', ago(lifetime)).execute();
