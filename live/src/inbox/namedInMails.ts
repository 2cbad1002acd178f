import { sql } from 'kysely';
import type { Queries, Reading } from '../database/tables';
import type { Mail } from '../mail/mail';
import type { MailAddresses, NamedAddress } from './mailAddresses';

/** Stands for the name of somebody whose data was erased. */
const erased = 'An erased person';

/** Whether the JSON of a column has an address as a value. */
const hasAddress = (column: 'addresses' | 'mail', email: string) => {
  const value = JSON.stringify(email).replaceAll(/[\\%_]/g, '\\$&');
  const pattern = `%"address":${value}%`;
  return sql<boolean>`${sql.ref(column)} like ${pattern} escape '\\'`;
};

/** Messages of others, of mails that a person wrote or got. */
const messagesNaming = (tables: Reading, email: string) =>
  tables
    .selectFrom('messages')
    .innerJoin('conversations', 'conversations.id', 'messages.conversation')
    .where('email', '!=', email)
    .where(hasAddress('addresses', email));

/** How many mails in conversations of others a person wrote or got. */
export async function countNamed(tables: Reading, email: string): Promise<number> {
  const { count } = await messagesNaming(tables, email)
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Takes a person's name and address out of mails in conversations of others, which stay. */
export async function eraseFromMails(tables: Queries, email: string): Promise<void> {
  const messages = await messagesNaming(tables, email)
    .select(['messages.id', 'author', 'addresses'])
    .execute();
  for (const { id, author, addresses } of messages) {
    const left = withoutPerson(JSON.parse(addresses!) as MailAddresses, email);
    await tables
      .updateTable('messages')
      .set({ addresses: JSON.stringify(left), author: author.includes(email) ? erased : author })
      .where('id', '=', id)
      .execute();
  }
  const mails = await tables
    .selectFrom('outbox')
    .where('recipient', '!=', email)
    .where(hasAddress('mail', email))
    .select(['id', 'mail'])
    .execute();
  for (const { id, mail } of mails) {
    const { cc = [], ...rest } = JSON.parse(mail) as Mail;
    await tables
      .updateTable('outbox')
      .set({ mail: JSON.stringify({ ...rest, cc: withoutAddress(cc, email) }) })
      .where('id', '=', id)
      .execute();
  }
}

const withoutAddress = (all: readonly NamedAddress[], email: string) =>
  all.filter(({ address }) => address !== email);

function withoutPerson({ from, replyTo, to, cc }: MailAddresses, email: string): MailAddresses {
  return {
    ...(from && from.address !== email && { from }),
    ...(replyTo && replyTo.address !== email && { replyTo }),
    to: withoutAddress(to, email),
    cc: withoutAddress(cc, email),
  };
}
