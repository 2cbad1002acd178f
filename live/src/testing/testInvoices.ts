import { randomUUID } from 'node:crypto';
import type { DraftValue } from '@vibrant-peak/invoice/draftSchema';
import { emptyParty, freshDraft } from '@vibrant-peak/invoice/freshDraft';
import type { StoredInvoice, InvoiceOnPage } from '@vibrant-peak/invoice/storedSchema';
import type { Static } from '@sinclair/typebox';
import type { Right } from '../http/requireRoles';
import type { Delivery } from '../invoices/sending/delivery';
import type { PrintSheet } from '../invoices/pdf/printSheet';
import type { seriesSchema } from '../invoices/schemas';
import type { DatabaseKind } from './testDatabase';
import { testLive, type TestLive } from './testLive';
import { addPerson, type TestPerson } from './testPeople';

export type OpenInvoice = StoredInvoice;

const columns = { invoices: 'may_invoice', issue: 'may_issue' } as const;

/** Gives a person rights, or takes them. */
export async function allow({ database }: TestLive, { id }: TestPerson, rights: Right[], isGiven = true) {
  for (const right of rights)
    await database.tables
      .updateTable('people')
      .set({ [columns[right]]: Number(isGiven) })
      .where('id', '=', id)
      .execute();
}

/** A client without a name. */
export const emptyClient = { ...emptyParty, terms: '', currency: '', taxRate: '', shipTo: emptyParty };

/** A live server, and what a person with both rights does with invoices. */
export async function liveWithInvoices(kind: DatabaseKind, print?: PrintSheet) {
  const live = await testLive(kind, undefined, print && { print });
  const editor = await addPerson(live, 'editor', 'Bilal');
  await allow(live, editor, ['invoices', 'issue']);
  return { live, invoices: invoicesOf(live, editor) };
}

/** A draft of two lines, 1,200.00 together unless changed. */
export function draftOf(changes: Partial<DraftValue['invoice']> = {}): DraftValue {
  const { invoice, newItem, template } = freshDraft();
  return {
    newItem,
    template,
    invoice: {
      ...invoice,
      date: '2026-11-20',
      currency: 'EUR',
      yourCompany: { ...invoice.yourCompany, company: 'Northwind Traders' },
      billTo: { ...invoice.billTo, company: 'Lumen Ltd', email: 'sara@lumen.example' },
      items: [
        { id: 1, name: 'Design', quantity: '2', amount: '500' },
        { id: 2, name: 'Hosting', quantity: '1', amount: '200' },
      ],
      ...changes,
    },
  };
}

/** A mail with an invoice, as a person sends it. */
export const mailOf = (changes: object = {}) => ({
  to: 'sara@lumen.example',
  subject: 'Your invoice',
  text: 'Hello Sara,\n\nhere it is.',
  hasPdf: false,
  hasCopy: false,
  ...changes,
});

/** What a person does with invoices. */
export function invoicesOf(live: TestLive, { headers: own }: Pick<TestPerson, 'headers'>) {
  const ask = (route: string, payload?: object, from?: number, key: string = randomUUID()) =>
    live.ask(route, {
      headers: { ...own, 'idempotency-key': key, ...(from !== undefined && { 'if-match': `"${from}"` }) },
      ...(payload && { payload }),
    });
  const read = async (id: number) => (await ask(`GET /invoices/${id}`)).json<OpenInvoice>();
  const create = async (changes?: Partial<DraftValue['invoice']>) =>
    (await ask('POST /invoices', draftOf(changes))).json<OpenInvoice>();
  const issue = async ({ id, version }: Pick<OpenInvoice, 'id' | 'version'>, how: object = {}) =>
    ask(`POST /invoices/${id}/issue`, how, version);
  return {
    ask,
    read,
    create,
    issue,
    issued: async (changes?: Partial<DraftValue['invoice']>) =>
      (await issue(await create(changes))).json<OpenInvoice>(),
    pay: (id: number, amount: string) =>
      ask(`POST /invoices/${id}/payments`, { date: '2026-11-25', amount, method: 'Transfer', note: '' }),
    takeBack: (id: number, payment: number, date = '2026-11-26') =>
      ask(`POST /invoices/${id}/payments/${payment}/take-back`, { date, reason: 'Typed twice' }),
    list: async (query = '') =>
      (await ask(`GET /invoices${query}`)).json<{ invoices: InvoiceOnPage[]; count: number }>(),
    send: (id: number, changes: object = {}) => ask(`POST /invoices/${id}/mails`, mailOf(changes)),
    delivery: async (id: number) => (await ask(`GET /invoices/${id}/delivery`)).json<Delivery>(),
    series: async () =>
      (await ask('GET /invoice-series')).json<{ series: Static<typeof seriesSchema>[] }>().series,
  };
}
