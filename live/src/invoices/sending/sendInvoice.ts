import type { Static } from '@sinclair/typebox';
import type { Queries } from '../../database/tables';
import { problem } from '../../http/problem';
import { addToLog, type Actor } from '../../log/addToLog';
import { postMail, type Mail } from '../../mail/mail';
import { summaryHtml, summaryText } from '../../mail/summaryHtml';
import { invoiceWith } from '../storedInvoice';
import { assertComplete } from '../eInvoice/eInvoiceWriter';
import { sourceOf } from '../eInvoice/source';
import { recipientsIn } from './addresses';
import type { invoiceMailSchema } from './schemas';
import { writtenMails } from './writtenMail';

/** Mails with one invoice in a day, at most. */
const MAX_MAILS = 10;

interface Sending {
  id: number;
  mail: Static<typeof invoiceMailSchema>;
  /** Who sends it, and gets a copy where one is asked for. The program sends recurring invoices. */
  sender?: { name: string; email: string };
  origin: string;
}

/**
 * Puts a mail with an issued invoice into the outbox, as a person has written it. The mail of a void
 * one tells that it was cancelled.
 * @throws a problem: 404, 409 for drafts and for a mail about an invoice that became void meanwhile,
 * 422 for an invalid address, 429 after many mails.
 */
export async function sendInvoice(tables: Queries, actor: Actor, sending: Sending): Promise<void> {
  const { id, mail, sender, origin } = sending;
  const { number, ...found } = await invoiceWith(tables, id);
  if (number === null) throw problem(409, 'This is a draft: issue it first.');
  const isVoid = found.voided_at !== null;
  if (isVoid && !mail.isCancellation)
    throw problem(409, `${number} is void. Open the mail again: it now says that the invoice was cancelled.`);
  if (!isVoid && mail.isCancellation) throw problem(409, `${number} is not void.`);
  if (mail.eInvoice) {
    if (isVoid) throw violation('eInvoice', `${number} is void: it has no electronic invoice.`);
    assertComplete(await sourceOf(tables, id));
  }
  const issued = { ...found, number };
  await assertFew(tables, id);
  const { client, summary } = await writtenMails(tables, issued, origin);
  const recipients = recipientsIn(mail, client.name);
  const { subject, text, hasCopy } = mail;
  const parts = { text: summaryText(summary, text), html: summaryHtml(summary, text) };
  const content = { subject, ...parts, ...filesOf(mail, id) };
  if (sender) await withdrawAutomatic(tables, id);
  await postMail(
    tables,
    { ...content, ...recipients, ...(!sender && { isAutomatic: true, takesAnswers: true }) },
    { kind: isVoid ? 'cancellation' : 'invoice', invoice: id, origin },
  );
  if (hasCopy && sender)
    await postMail(
      tables,
      { ...content, to: { name: sender.name, address: sender.email } },
      { kind: 'invoice copy', origin },
    );
  const { total, currency } = issued;
  const details = { number, total, currency };
  const action = isVoid ? 'told of a void invoice' : 'sent an invoice';
  await addToLog(tables, actor, { action, subject: `invoices/${id}`, details });
}

/** A Factur-X is the PDF, too. */
const filesOf = ({ hasPdf, eInvoice: format }: Sending['mail'], id: number) => ({
  ...(hasPdf && format !== 'factur-x' && { pdfOf: id }),
  ...(format && { eInvoiceOf: { invoice: id, format } }),
});

/** A person has sent the invoice: the mail of the program that could not be sent is not sent later. */
async function withdrawAutomatic(tables: Queries, id: number): Promise<void> {
  const unsent = await tables
    .selectFrom('outbox')
    .where('invoice', '=', id)
    .where('kind', '=', 'invoice')
    .where('state', '!=', 'sent')
    .select(['id', 'mail'])
    .execute();
  const automatic = unsent.filter(({ mail }) => (JSON.parse(mail) as Mail).isAutomatic);
  for (const mail of automatic) await tables.deleteFrom('outbox').where('id', '=', mail.id).execute();
}

async function assertFew(tables: Queries, id: number): Promise<void> {
  const { count } = await tables
    .selectFrom('outbox')
    .where('invoice', '=', id)
    .where('created_at', '>', new Date(Date.now() - 24 * 3600_000).toISOString())
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  if (Number(count) >= MAX_MAILS)
    throw problem(429, `This invoice was sent ${MAX_MAILS} times in a day: send it again tomorrow.`);
}

const violation = (field: string, message: string) =>
  problem(422, message, { details: { field, violations: [{ field, message }] } });
