import type { Invoice } from '@vibrant-peak/invoice/invoice';
import type { StoredInvoice } from '@vibrant-peak/invoice/storedSchema';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Queries, Reading } from '../database/tables';
import { idempotencyOf, idempotent } from '../http/idempotent';
import { valueOf, invoiceWith } from './storedInvoice';
import { creditableOf, creditsOf } from './issuing/credits';
import { balanceTexts } from './issuing/balance';
import { creditNotesOf, invoicesOf, listedInvoice } from './invoices';
import { planOf } from './recurring/openPlan';

/** An invoice with all that belongs to it. @throws a problem (404). */
export async function openInvoice(tables: Reading, id: number): Promise<StoredInvoice> {
  const found = await invoiceWith(tables, id);
  const { saved_at: savedAt, person_name: savedBy } = await tables
    .selectFrom('invoice_versions')
    .where('invoice', '=', id)
    .where('version', '=', found.version)
    .select(['saved_at', 'person_name'])
    .executeTakeFirstOrThrow();
  const value = (await valueOf(tables, id, found.version))!;
  const isCreditable = found.kind === 'invoice' && found.number !== null && found.voided_at === null;
  return {
    ...(await listedInvoice(tables, id))!,
    ...(await balanceTexts(tables, id, found.currency)),
    savedAt,
    savedBy,
    hash: found.hash,
    series: found.series,
    pdfHash: await pdfHashOf(tables, id),
    value,
    templateVersion: found.template_version,
    issuedAt: found.issued_at,
    issuedBy: found.issued_by,
    sentAt: found.sent_at,
    viewedAt: found.viewed_at,
    voidedAt: found.voided_at,
    voidReason: found.void_reason,
    credits: found.credits === null ? null : ((await listedInvoice(tables, found.credits)) ?? null),
    creditNotes: await creditNotesOf(tables, id),
    creditable: isCreditable ? creditableOf(value.invoice as Invoice, await creditsOf(tables, id)) : [],
    quote: found.quote === null ? null : ((await listedInvoice(tables, found.quote)) ?? null),
    invoices: await invoicesOf(tables, id),
    plan: await planOf(tables, id),
    payments: await tables
      .selectFrom('invoice_payments')
      .where('invoice', '=', id)
      .orderBy('id')
      .select(['id', 'date', 'amount', 'method', 'note', 'person_name as notedBy', 'at'])
      .select('takes_back as takesBack')
      .execute(),
  };
}

async function pdfHashOf(tables: Reading, invoice: number): Promise<string | null> {
  const found = await tables
    .selectFrom('invoice_pdfs')
    .where('invoice', '=', invoice)
    .select('hash')
    .executeTakeFirst();
  return found?.hash ?? null;
}

/** Changes an invoice once per key, and answers with it. @param work returns its id. */
export async function answerChanged(
  request: FastifyRequest,
  reply: FastifyReply,
  work: (tables: Queries) => Promise<number>,
) {
  const changed = await request.change((tables) =>
    idempotent(tables, idempotencyOf(request), async () => openInvoice(tables, await work(tables))),
  );
  return reply.header('ETag', `"${changed.version}"`).send(changed);
}
