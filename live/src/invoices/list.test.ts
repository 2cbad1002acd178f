import { bothDatabases } from '../testing/testDatabase';
import type { invoicesOf } from '../testing/testInvoices';
import { draftOf, liveWithInvoices } from '../testing/testInvoices';
import type { TestLive } from '../testing/testLive';

describe.each(bothDatabases)('on %s', (kind) => {
  let live: TestLive;
  let invoices: ReturnType<typeof invoicesOf>;
  beforeAll(async () => {
    ({ live, invoices } = await liveWithInvoices(kind));
  });
  afterAll(() => live.close());

  /** Working names of a list. */
  const names = async (query: string) => (await invoices.list(query)).invoices.map(({ name }) => name);

  test('it is searched, filtered and sorted', async () => {
    const client = (company: string) => ({ ...draftOf().invoice.billTo, company });
    const item = (amount: string) => [{ id: 1, name: 'Work', quantity: '1', amount }];
    await invoices.create({ receiptNumber: 'A', billTo: client('Ärzte'), items: item('90') });
    await invoices.create({ receiptNumber: 'B', currency: 'USD', items: item('1000') });
    await invoices.create({ receiptNumber: 'C_%', date: '2026-10-01', items: item('200') });
    expect(await names('')).toEqual(['C_%', 'B', 'A']);
    expect(await names('?sort=total&order=asc')).toEqual(['A', 'C_%', 'B']);
    expect(await names('?sort=client&order=asc')).toHaveLength(3);
    expect(await names('?sort=state')).toHaveLength(3);
    expect(await names('?search=ÄRZ')).toEqual(['A']);
    expect(await names('?search=_%25')).toEqual(['C_%']);
    expect(await names('?currency=USD')).toEqual(['B']);
    expect(await names('?until=2026-10-31')).toEqual(['C_%']);
    expect(await names('?from=2026-11-01&sort=total')).toEqual(['B', 'A']);
    expect(await names('?state=paid')).toEqual([]);
    expect(await names('?state=draft&kind=invoice&page=2')).toEqual([]);
    expect(await names('?page=2&pageSize=2')).toEqual(['A']);
    expect((await invoices.ask('GET /invoices?sort=words')).statusCode).toBe(400);
  });

  test('a search finds letters without their marks, and totals', async () => {
    const found = async (search: string) => names(`?search=${encodeURIComponent(search)}`);
    const { billTo } = draftOf().invoice;
    const items = [{ id: 1, name: 'Work', quantity: '1', amount: '1190.5' }];
    await invoices.create({ receiptNumber: 'M', billTo: { ...billTo, company: 'Müller & Weiß' }, items });
    for (const search of ['muller', 'MÜLLER', 'weiss', '1190', '€1,190.50', '1190.5', '1.190,50'])
      expect([search, await found(search)]).toEqual([search, ['M']]);
    expect(await found('119')).toEqual([]);
    await invoices.create({ receiptNumber: 'T', items: [{ ...items[0]!, amount: '1500' }] });
    for (const search of ['1,500', '1.500', '1.500,00']) expect(await found(search)).toEqual(['T']);
  });
});
