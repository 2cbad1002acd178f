import { randomUUID } from 'node:crypto';
import type { ChangingRequest, Prepare, Site } from './changingRequest';
import { draftOf, invoicesOf } from './testInvoices';

let count = 0;
const saveHeaders = () => ({ 'if-match': '"1"', 'idempotency-key': randomUUID() });

/** A draft of an invoice. */
async function draft({ live, person }: Site): Promise<ChangingRequest> {
  const { id } = await invoicesOf(live, person).create();
  return { params: { id: String(id) }, headers: saveHeaders() };
}

/** An issued invoice. */
async function issued(site: Site): Promise<ChangingRequest> {
  const { params, headers } = await draft(site);
  await invoicesOf(site.live, site.person).issue({ id: Number(params!['id']), version: 1 });
  return { params: params!, headers: headers! };
}

const series = () => ({ kind: 'invoice', name: 'Other', pattern: `S${++count}-{0}`, isYearly: false });

/** What each route of invoices is asked for. */
export const invoiceRequests: Record<string, Prepare> = {
  'POST /invoices': () => ({ headers: saveHeaders(), body: draftOf() }),
  'PUT /invoices/:id': async (site) => ({ ...(await draft(site)), body: draftOf({ notes: 'Thank you' }) }),
  'DELETE /invoices/:id': draft,
  'POST /invoices/:id/duplicate': draft,
  'POST /invoices/:id/issue': draft,
  'POST /invoices/:id/credit-notes': issued,
  'POST /invoices/:id/void': async (site) => ({ ...(await issued(site)), body: { reason: 'Twice' } }),
  'POST /invoices/:id/payments': async (site) => ({
    ...(await issued(site)),
    body: { date: '2026-11-25', amount: '100', method: 'Transfer', note: '' },
  }),
  'POST /invoice-series': () => ({ body: series() }),
  'PUT /invoice-series/:id/last': async ({ live, person: { headers } }) => {
    const added = await live.ask('POST /invoice-series', { headers, payload: series() });
    return {
      params: { id: String(added.json<{ id: number }>().id) },
      body: { year: '2026', last: 40 },
    };
  },
};
