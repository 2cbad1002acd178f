import { randomUUID } from 'node:crypto';
import { freshDraft } from '@vibrant-peak/invoice/freshDraft';
import { testSource } from '../../live/src/testing/testSource';
import type { staffCalls } from './staffCalls';

/** The first manager gets the rights, drafts an invoice and issues it. @returns its id. */
export async function issueInvoice(
  server: string,
  { call, mayIssueInvoices }: ReturnType<typeof staffCalls>,
): Promise<number> {
  await mayIssueInvoices(server);
  const { invoice, more: eInvoice } = testSource();
  const once = () => ({ 'idempotency-key': randomUUID() });
  const { newItem, template } = freshDraft();
  const draft = { newItem, template, invoice, eInvoice };
  const { body } = await call<{ id: number; version: number }>(server, 'POST /invoices', draft, once());
  const headers = { ...once(), 'if-match': `"${body.version}"` };
  await call(server, `POST /invoices/${body.id}/issue`, {}, headers);
  return body.id;
}
