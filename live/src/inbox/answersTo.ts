import { brand } from '@vibrant-peak/shared/content/brand';
import type { Queries, Reading } from '../database/tables';
import { addressWith, replyToken } from './replies/replyToken';

/** The site, as far as its mails are concerned. */
export interface MailSite {
  origin: string;
  /** Address of the mailbox that is read for answers, where the site reads one. */
  replyAddress?: string | undefined;
  /** Addresses of the site, which get none of its replies. */
  ownAddresses?: readonly string[] | undefined;
}

/**
 * Subject and address for answers of a mail in a conversation. With a mailbox that is read, both
 * name the conversation; otherwise answers go to the company's address. The first mail of a
 * conversation answers nothing: its subject has no `Re:`.
 */
export async function answersTo(
  tables: Queries,
  { id, subject, isFirst = false }: { id: number; subject: string; isFirst?: boolean },
  { replyAddress }: MailSite,
): Promise<{ subject: string; replyTo: string }> {
  const answered = isFirst || /^re:/i.test(subject) ? subject : `Re: ${subject}`;
  if (!replyAddress) return { subject: answered, replyTo: await companyAddress(tables) };
  const token = await replyToken(tables, id);
  return { subject: `${answered} [${token}]`, replyTo: addressWith(token, replyAddress) };
}

/** The address that the site shows to visitors. */
async function companyAddress(tables: Reading): Promise<string> {
  const published = await tables
    .selectFrom('records')
    .innerJoin('versions', (join) =>
      join
        .onRef('versions.collection', '=', 'records.collection')
        .onRef('versions.id', '=', 'records.id')
        .onRef('versions.version', '=', 'records.published_version'),
    )
    .where('records.collection', '=', 'brand')
    .select('value')
    .executeTakeFirst();
  const { email } = JSON.parse(published?.value ?? '{}') as { email?: string };
  return email || brand.email;
}
