import type { Static } from '@sinclair/typebox';
import type { Reading } from '../../database/tables';
import { problem } from '../../http/problem';
import type { Mail } from '../../mail/mail';
import { listedInvoice } from '../invoices';
import { addressText, type Recipients } from './addresses';
import { invoiceWith } from '../storedInvoice';
import type { deliverySchema } from './schemas';
import { plannedReminders, recipientsOf } from './reminders';
import { writtenMails } from './writtenMail';

export type Delivery = Static<typeof deliverySchema>;

/** The server, as far as sending is concerned. */
export interface Surroundings {
  origin: string;
  /** Whether there is a mail server. */
  sendsMail: boolean;
  /** Whether there is a Chromium. */
  prints: boolean;
}

/** What became of an issued invoice. @throws a problem: 404, or 409 for a draft. */
export async function openDelivery(
  tables: Reading,
  id: number,
  { origin, sendsMail, prints }: Surroundings,
): Promise<Delivery> {
  const { number, ...found } = await invoiceWith(tables, id);
  if (number === null) throw problem(409, 'This is a draft: issue it first.');
  const { first, reminder, client, link } = await writtenMails(tables, { ...found, number }, origin);
  const kept = await tables
    .selectFrom('invoice_pdfs')
    .where('invoice', '=', id)
    .select('invoice')
    .executeTakeFirst();
  const { state } = (await listedInvoice(tables, id))!;
  const due = found.kind === 'invoice' ? found.due_date : '';
  const { reminders, next } = await plannedReminders(tables, id, due);
  // Those who got an invoice are told that it is void.
  const told = found.voided_at === null ? undefined : await recipientsOf(tables, id);
  const addressed = told ? fieldsOf(told) : { to: client.address, cc: '' };
  return {
    state,
    sendsMail,
    link: link || null,
    mails: await mailsOf(tables, id),
    reminder: reminder(next),
    reminders,
    draft: { ...first, ...addressed },
    pdf: kept ? 'kept' : prints ? 'made when it is sent' : 'none',
    viewedAt: found.viewed_at,
    saysPaidAt: found.says_paid_at,
    acceptedAt: found.accepted_at,
    acceptedBy: found.accepted_by,
  };
}

const fieldsOf = ({ to, others = [], cc = [] }: Recipients) => ({
  to: addressText([to, ...others]),
  cc: addressText(cc),
});

async function mailsOf(tables: Reading, id: number): Promise<Delivery['mails']> {
  const rows = await tables
    .selectFrom('outbox')
    .where('invoice', '=', id)
    .orderBy('created_at', 'desc')
    .select(['id', 'kind', 'state', 'problem', 'mail'])
    .select(['created_at as createdAt', 'sent_at as sentAt', 'next_at as nextAt'])
    .execute();
  return rows.map(({ mail, state, kind, sentAt, ...row }) => {
    const { subject, to, others = [], cc = [] } = JSON.parse(mail) as Mail;
    return {
      ...row,
      subject,
      recipient: addressText([to, ...others, ...cc]),
      kind: kind as 'invoice' | 'reminder' | 'cancellation',
      state: state === 'waiting' ? ('queued' as const) : state,
      sentAt: state === 'sent' ? sentAt : null,
    };
  });
}
