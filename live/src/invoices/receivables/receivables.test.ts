import { bothDatabases } from '../../testing/testDatabase';
import type { invoicesOf } from '../../testing/testInvoices';
import { liveWithInvoices } from '../../testing/testInvoices';
import type { TestLive } from '../../testing/testLive';
import { addPerson } from '../../testing/testPeople';
import { receivablesOf } from './receivables';

describe.each(bothDatabases)('on %s', (kind) => {
  let live: TestLive;
  let invoices: ReturnType<typeof invoicesOf>;
  beforeAll(async () => {
    ({ live, invoices } = await liveWithInvoices(kind));
    const issued = (dueDate: string, amount: string, currency = 'EUR') => {
      const items = [{ id: 1, name: 'Work', quantity: '1', amount }];
      return invoices.issued({ dueDate, currency, items, date: '2026-07-01' });
    };
    await issued('', '1000');
    await issued('2026-11-26', '0.10');
    await issued('2026-11-30', '0.20');
    await issued('2026-12-01', '7');
    const { id } = await issued('2026-11-25', '100');
    await invoices.pay(id, '40.05');
    await invoices.pay(id, '-0.05');
    await issued('2026-10-27', '1');
    await issued('2026-10-26', '20');
    await issued('2026-08-27', '300');
    await issued('2026-07-15', '4000');
    const paid = await issued('2026-08-01', '500');
    await invoices.pay(paid.id, '500');
    const wrong = await issued('2026-08-01', '5');
    await invoices.ask(`POST /invoices/${wrong.id}/void`, { reason: 'Wrong client' });
    const credited = await issued('2026-08-28', '60');
    const note = await invoices.ask(`POST /invoices/${credited.id}/credit-notes`, {});
    const { id: noteId, version, value } = note.json<Awaited<ReturnType<typeof invoices.read>>>();
    const half = {
      ...value,
      invoice: { ...value.invoice, items: [{ ...value.invoice.items[0]!, amount: '10' }] },
    };
    await invoices.ask(`PUT /invoices/${noteId}`, half, version);
    await invoices.issue({ id: noteId, version: version + 1 });
    await issued('2026-11-01', '900', 'JPY');
    await invoices.create();
  });
  afterAll(() => live.close());

  const receivables = () => receivablesOf(live.database.tables, '2026-11-26');

  test('the list says what is owed of each invoice that somebody pays', async () => {
    const { invoices: all } = await invoices.list('?pageSize=100&currency=EUR');
    const owed = (fits: (each: (typeof all)[number]) => boolean) => all.filter(fits).map((each) => each.owed);
    expect(owed(({ total }) => total === '100.00')).toEqual(['60.00']);
    expect(owed(({ total, kind }) => total === '60.00' && kind === 'invoice')).toEqual(['50.00']);
    expect(owed(({ state }) => state === 'paid')).toEqual(['0.00']);
    expect(owed(({ state, kind }) => ['draft', 'void'].includes(state) || kind !== 'invoice')).toEqual([
      null,
      null,
      null,
    ]);
  });

  test('what is owed is added by due date, each currency separately', async () => {
    const { currencies } = await receivables();
    expect(currencies.map(({ currency }) => currency)).toEqual(['EUR', 'JPY']);
    const [euro, yen] = currencies.map(({ open }) =>
      open.map(({ name, amount, count }) => [name, amount, count]),
    );
    expect(euro).toEqual([
      ['open', '5438.30', 10],
      ['expected', '0.30', 2],
      ['overdue', '4431.00', 6],
      ['1-30 days', '61.00', 2],
      ['31-60 days', '20.00', 1],
      ['61-90 days', '50.00', 1],
      ['over 90 days', '4300.00', 2],
    ]);
    expect(yen![0]).toEqual(['open', '900', 1]);
    expect(yen![3]).toEqual(['1-30 days', '900', 1]);
  });

  test('payments are added by month, less refunds', async () => {
    const { currencies } = await receivables();
    const { paid } = currencies[0]!;
    expect(paid).toHaveLength(12);
    expect(paid.at(-1)!.month).toBe('2025-12');
    expect(paid[0]).toEqual({ month: '2026-11', amount: '540.00', count: 2 });
    expect(paid[1]).toEqual({ month: '2026-10', amount: '0.00', count: 0 });
  });

  test('the list of each sum has its invoices', async () => {
    const { currencies } = await receivables();
    for (const { currency, open, paid } of currencies) {
      for (const { count, dueFrom, dueUntil } of open) {
        const due = { ...(dueFrom && { dueFrom }), ...(dueUntil && { dueUntil }) };
        const query = new URLSearchParams({ currency, isOpen: 'true', ...due });
        expect((await invoices.list(`?${String(query)}`)).count).toBe(count);
      }
      const { month, count } = paid[0]!;
      const query = `?currency=${currency}&paidFrom=${month}-01&paidUntil=${month}-30`;
      expect((await invoices.list(query)).count).toBe(count);
    }
  });

  test('a person without the right gets none', async () => {
    const { headers } = await addPerson(live, 'manager');
    expect((await live.ask('GET /receivables', { headers })).statusCode).toBe(403);
    expect((await invoices.ask('GET /receivables')).json()).toMatchObject({
      currencies: [{ currency: 'EUR' }, {}],
    });
  });
});
