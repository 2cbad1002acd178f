import { today } from '@vibrant-peak/shared/today';
import { bothDatabases } from '../testing/testDatabase';
import type { invoicesOf } from '../testing/testInvoices';
import { draftOf, liveWithInvoices, type OpenInvoice } from '../testing/testInvoices';
import type { TestLive } from '../testing/testLive';

describe.each(bothDatabases)('on %s', (kind) => {
  let live: TestLive;
  let invoices: ReturnType<typeof invoicesOf>;
  beforeAll(async () => {
    ({ live, invoices } = await liveWithInvoices(kind));
  });
  afterAll(() => live.close());

  const drafted = async (changes: Parameters<typeof draftOf>[0] = {}) =>
    (await invoices.ask('POST /invoices?kind=quote', draftOf(changes))).json<OpenInvoice>();
  const quoted = async (changes?: Parameters<typeof draftOf>[0]) =>
    (await invoices.issue(await drafted(changes), { isDateConfirmed: true })).json<OpenInvoice>();
  const toInvoice = (id: number) => invoices.ask(`POST /invoices/${id}/invoice`);

  test('a quote has its own series, takes no payment, and is filtered', async () => {
    const quote = await quoted({ dueDate: '2999-01-01' });
    expect(quote).toMatchObject({ kind: 'quote', state: 'issued', quote: null, invoices: [] });
    expect(quote.number).toMatch(/^Q-\d{4}-0001$/);
    expect((await invoices.pay(quote.id, '5')).json()).toMatchObject({
      status: 409,
      detail: 'A quote takes no payment: make an invoice of it.',
    });
    expect((await invoices.ask(`POST /invoices/${quote.id}/credit-notes`, {})).statusCode).toBe(409);
    expect((await invoices.list('?kind=quote')).invoices).toMatchObject([{ number: quote.number }]);
    // It is nobody's price yet.
    const { entries } = (await invoices.ask('GET /invoice-clients')).json<{ entries: unknown[] }>();
    expect(entries).toEqual([]);
    const copy = (await invoices.ask(`POST /invoices/${quote.id}/duplicate`)).json<OpenInvoice>();
    expect(copy).toMatchObject({ kind: 'quote', number: null });
  });

  test('it becomes one invoice, which names it; nobody changes that', async () => {
    const { id, number } = await quoted({ notes: 'Thank you' });
    const draft = (await toInvoice(id)).json<OpenInvoice>();
    expect(draft).toMatchObject({ kind: 'invoice', number: null, total: '1200.00', quote: { id, number } });
    expect(draft.value.invoice.notes).toBe(`Quote ${number} of 2026-11-20.\nThank you`);
    expect((await toInvoice(id)).json()).toMatchObject({ status: 409 });
    expect(await invoices.read(id)).toMatchObject({ state: 'issued', invoices: [{ id: draft.id }] });
    const invoice = (await invoices.issue(draft)).json<OpenInvoice>();
    expect(await invoices.read(id)).toMatchObject({
      state: 'invoiced',
      invoices: [{ number: invoice.number }],
    });
    expect((await invoices.list('?state=invoiced')).invoices).toMatchObject([{ id }]);
    await expect(
      live.database.tables
        .updateTable('invoices')
        .set({ quote: null })
        .where('id', '=', invoice.id)
        .execute(),
    ).rejects.toThrow('an issued invoice does not change');
    await invoices.ask(`POST /invoices/${invoice.id}/void`, { reason: 'Twice' });
    expect(await invoices.read(id)).toMatchObject({ state: 'issued' });
    expect((await toInvoice(id)).statusCode).toBe(200);
  });

  test('an expired one says so; drafts, void ones and invoices become none', async () => {
    const { id } = await quoted({ date: '2020-01-01', dueDate: '2020-01-31' });
    expect(await invoices.read(id)).toMatchObject({ state: 'expired' });
    expect((await invoices.list('?state=expired')).invoices).toMatchObject([{ id }]);
    expect((await toInvoice((await drafted()).id)).statusCode).toBe(409);
    expect((await toInvoice((await invoices.issued({ date: today() })).id)).statusCode).toBe(409);
    await invoices.ask(`POST /invoices/${id}/void`, { reason: 'Twice' });
    expect((await toInvoice(id)).statusCode).toBe(409);
    expect((await toInvoice(999_999)).statusCode).toBe(404);
  });
});
