import { bothDatabases } from '../testing/testDatabase';
import type { invoicesOf } from '../testing/testInvoices';
import { draftOf, liveWithInvoices } from '../testing/testInvoices';
import type { TestLive } from '../testing/testLive';
import { listedColumns } from './storedInvoice';

describe.each(bothDatabases)('on %s', (kind) => {
  let live: TestLive;
  let invoices: ReturnType<typeof invoicesOf>;
  beforeAll(async () => {
    ({ live, invoices } = await liveWithInvoices(kind));
  });
  afterAll(() => live.close());

  test('20,000 invoices are listed within 100 ms', async () => {
    const { tables } = live.database;
    const rows = Array.from({ length: 20_000 }, (_, index) => ({
      ...listedColumns(draftOf({ receiptNumber: `W-${index}`, dueDate: '2026-11-30' })),
      kind: 'invoice',
      version: 1,
      updated_at: new Date(index * 1e6).toISOString(),
      number: index % 3 ? `N-${index}` : null,
      settlement: index % 2 ? 'paid' : 'open',
    }));
    for (let first = 0; first < rows.length; first += 100)
      await tables
        .insertInto('invoices')
        .values(rows.slice(first, first + 100) as never)
        .execute();
    const times: Record<string, number> = {};
    for (const query of [
      ...['', '?sort=number', '?sort=client', '?sort=date&page=300', '?sort=dueDate', '?sort=total'],
      ...['?state=overdue', '?sort=state', '?search=w-19999', '?search=lumen&state=paid&sort=total'],
    ]) {
      const runs: number[] = [];
      for (let run = 0; run < 5; run++) {
        const began = performance.now();
        await invoices.list(query);
        runs.push(performance.now() - began);
      }
      times[query] = Math.round(runs.sort((one, other) => one - other)[1]!);
    }
    if (process.env['SHOW']) console.log(kind, times);
    expect(Object.entries(times).filter(([, time]) => time > 100)).toEqual([]);
    expect((await invoices.list('?search=w-19999')).count).toBe(1);
  });
});
