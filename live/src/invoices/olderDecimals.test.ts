import { bothDatabases } from '../testing/testDatabase';
import type { invoicesOf } from '../testing/testInvoices';
import { liveWithInvoices, type OpenInvoice } from '../testing/testInvoices';
import type { TestLive } from '../testing/testLive';

const items = [{ id: 1, name: 'Work', quantity: '1', amount: '150000.55' }];

describe.each(bothDatabases)('on %s', (kind) => {
  let live: TestLive;
  let invoices: ReturnType<typeof invoicesOf>;
  beforeAll(async () => {
    ({ live, invoices } = await liveWithInvoices(kind));
  });
  afterAll(() => live.close());

  test('a rupee invoice has paisa, and one that was issued in whole rupees stays as it is', async () => {
    const { id, total } = await invoices.issued({ currency: 'PKR', items });
    expect(total).toBe('150000.55');
    expect((await invoices.pay(id, '0.55')).statusCode).toBe(200);

    const older = await invoices.create({ currency: 'PKR', items });
    await live.database.tables
      .updateTable('invoices')
      .set({ number: 'OLD-1', total: '150001', issued_at: '2026-11-01', issued_by: 'Bilal' })
      .where('id', '=', older.id)
      .execute();
    expect((await invoices.read(older.id)).value.invoice.decimals).toBe(0);
    const copy = (await invoices.ask(`POST /invoices/${older.id}/duplicate`)).json<OpenInvoice>();
    expect(copy).toMatchObject({ total: '150000.55' });
    const draft = (await invoices.ask(`POST /invoices/${older.id}/credit-notes`, {})).json<OpenInvoice>();
    expect((await invoices.issue(draft)).json()).toMatchObject({ state: 'issued', total: '150001' });
    expect(await invoices.read(older.id)).toMatchObject({ balance: '0.00' });
  });

  test('no other invoice has decimals of its own', async () => {
    const answer = await invoices.issue(await invoices.create({ decimals: 0 }));
    expect(answer.json()).toMatchObject({ status: 422, violations: [{ field: 'decimals' }] });
  });
});
