import { randomUUID } from 'node:crypto';
import type { ChangingRequest, Prepare, Site } from './changingRequest';
import { defaults as defaultSettings } from '../invoices/settings/invoiceSettings';
import { defaultTexts } from '../invoices/sending/defaultTexts';
import { draftOf, emptyClient, invoicesOf, mailOf, type OpenInvoice } from './testInvoices';

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

/** An issued quote. */
async function quote({ live, person }: Site): Promise<ChangingRequest> {
  const { ask, issue } = invoicesOf(live, person);
  const drafted = (await ask('POST /invoices?kind=quote', draftOf())).json<{ id: number; version: number }>();
  await issue(drafted);
  return { params: { id: String(drafted.id) }, headers: saveHeaders() };
}

const series = () => ({ kind: 'invoice', name: 'Other', pattern: `S${++count}-{0}`, isYearly: false });

const clientValue = () => ({ ...emptyClient, company: `Lumen ${++count}` });
const itemValue = () => ({ name: `Design ${++count}`, amount: '500', currency: '', taxRate: '' });

const entry =
  (path: string, value: () => object): Prepare =>
  async ({ live, person: { headers } }) => {
    const added = await live.ask(`POST ${path}`, { headers, payload: value() });
    return { params: { id: String(added.json<{ id: number }>().id) } };
  };

/** What each route of clients or of items is asked for. */
const entryRequests = (path: string, value: () => object): Record<string, Prepare> => {
  const added = entry(path, value);
  return {
    [`POST ${path}`]: () => ({ body: value() }),
    [`PUT ${path}/:id`]: async (site) => ({
      ...(await added(site)),
      headers: { 'if-match': '"1"' },
      body: value(),
    }),
    [`PUT ${path}/:id/hidden`]: async (site) => ({ ...(await added(site)), body: { isHidden: true } }),
    [`DELETE ${path}/:id`]: added,
  };
};

const plan = { every: 'month', next: '2999-01-31', mode: 'draft' };

/** A recurring invoice. */
async function recurring({ live, person }: Site): Promise<ChangingRequest> {
  const { create, ask } = invoicesOf(live, person);
  const { id: invoice } = await create();
  const { id } = (await ask('POST /invoice-plans', { ...plan, invoice })).json<{ id: number }>();
  return { params: { id: String(id) }, headers: saveHeaders() };
}

const importBody = () => ({
  rows: [{ row: 2, number: `RE-${++count}`, date: '2026-01-31', client: 'Lumen Ltd', total: '5.00' }],
  dateFormat: 'YYYY-MM-DD',
  decimalMark: '.',
  currency: 'EUR',
  isDryRun: false,
});

/** A month that no other request closes, before all invoices. */
const nextMonth = () => `${1900 + ++count}-01`;

/** What each route of invoices is asked for. */
export const invoiceRequests: Record<string, Prepare> = {
  'POST /invoices': () => ({ headers: saveHeaders(), body: draftOf() }),
  'PUT /invoices/:id': async (site) => ({ ...(await draft(site)), body: draftOf({ notes: 'Thank you' }) }),
  'DELETE /invoices/:id': draft,
  'POST /invoices/:id/duplicate': draft,
  'POST /invoices/:id/invoice': quote,
  'POST /invoices/:id/issue': draft,
  'POST /invoices/:id/credit-notes': issued,
  'POST /invoices/:id/void': async (site) => ({ ...(await issued(site)), body: { reason: 'Twice' } }),
  'POST /invoices/:id/payments': async (site) => ({
    ...(await issued(site)),
    body: { date: '2026-11-25', amount: '100', method: 'Transfer', note: '' },
  }),
  'POST /invoices/:id/payments/:payment/take-back': async (site) => {
    const asked = await issued(site);
    const { id } = asked.params as { id: string };
    const paid = (await invoicesOf(site.live, site.person).pay(Number(id), '100')).json<OpenInvoice>();
    return {
      ...asked,
      params: { id, payment: String(paid.payments[0]!.id) },
      body: { date: '2026-11-26', reason: 'Typed twice' },
    };
  },
  'POST /invoices/:id/mails': async (site) => ({ ...(await issued(site)), body: mailOf() }),
  'POST /invoices/:id/mails/:mail/retry': async (site) => {
    const asked = await issued(site);
    const { id } = asked.params as { id: string };
    await invoicesOf(site.live, site.person).ask(`POST /invoices/${id}/mails`, mailOf());
    const { id: mail } = await site.live.database.tables
      .updateTable('outbox')
      .set({ state: 'failed' })
      .where('invoice', '=', Number(id))
      .returning('id')
      .executeTakeFirstOrThrow();
    return { ...asked, params: { id, mail } };
  },
  'POST /invoices/:id/link': issued,
  'DELETE /invoices/:id/link': issued,
  'DELETE /invoices/:id/said-paid': async (site) => {
    const asked = await issued(site);
    const { id } = asked.params as { id: string };
    const { link } = await invoicesOf(site.live, site.person).delivery(Number(id));
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    await site.live.ask(`POST ${new URL(link!).pathname}/paid`, { headers, payload: '' });
    return asked;
  },
  'PUT /invoice-mail-settings': () => ({
    body: { ...defaultTexts('en'), subject: `Invoice ${++count}`, isReminding: false, reminderDays: [1] },
  }),
  'POST /invoice-plans': async (site) => {
    const { params, headers } = await draft(site);
    return { headers: headers!, body: { ...plan, invoice: Number(params!['id']) } };
  },
  'PUT /invoice-plans/:id': async (site) => ({
    ...(await recurring(site)),
    body: { ...plan, every: 'week' },
  }),
  'PUT /invoice-plans/:id/state': async (site) => ({ ...(await recurring(site)), body: { state: 'paused' } }),
  'POST /invoices/import': () => ({ headers: saveHeaders(), body: importBody() }),
  'POST /invoices/imports/:id/undo': async ({ live, person }) => {
    const { ask } = invoicesOf(live, person);
    await ask('POST /invoices/import', importBody());
    const { imports } = (await ask('GET /invoices/imports')).json<{ imports: { id: number }[] }>();
    return { params: { id: String(imports[0]!.id) }, headers: saveHeaders() };
  },
  'POST /invoices/closed-months': () => ({
    headers: saveHeaders(),
    body: { month: nextMonth(), hasImported: false },
  }),
  'POST /invoices/closed-months/:month/opening': async ({ live, person }) => {
    const month = nextMonth();
    await invoicesOf(live, person).ask('POST /invoices/closed-months', { month, hasImported: false });
    return { params: { month }, headers: saveHeaders(), body: { reason: 'A late invoice' } };
  },
  'POST /invoice-series': () => ({ body: series() }),
  ...entryRequests('/invoice-clients', clientValue),
  ...entryRequests('/invoice-items', itemValue),
  'PUT /invoice-settings': () => ({ body: { ...defaultSettings, bankLines: `IBAN ${++count}` } }),
  'PUT /invoice-series/:id': async (site) => ({
    ...(await entry('/invoice-series', series)(site)),
    body: { name: 'Another', pattern: `T${++count}-{0}` },
  }),
  'PUT /invoice-series/:id/usual': entry('/invoice-series', series),
  'PUT /invoice-series/:id/last': async ({ live, person: { headers } }) => {
    const added = await live.ask('POST /invoice-series', { headers, payload: series() });
    return {
      params: { id: String(added.json<{ id: number }>().id) },
      body: { year: '2026', last: 40 },
    };
  },
};
