import { bothDatabases } from '../../testing/testDatabase';
import { liveWithInvoices } from '../../testing/testInvoices';
import { MAX_ROWS, type ImportResult, type ImportRow } from './schemas';

test.each(bothDatabases)('%s: 10,000 invoices are imported in seconds, to the cent', async (kind) => {
  const { live, invoices } = await liveWithInvoices(kind);
  let cents = 0;
  const rows = Array.from({ length: MAX_ROWS }, (_, index): ImportRow => {
    const [net, tax] = [(index * 7919) % 1_000_003, (index * 104_729) % (((index * 7919) % 1_000_003) + 1)];
    cents += net + tax;
    const text = (amount: number) => (amount / 100).toFixed(2);
    return {
      row: index + 2,
      number: `INV-2026-${String(index + 1).padStart(4, '0')}`,
      date: '2026-01-31',
      client: `Client ${index % 500}`,
      net: text(net),
      tax: text(tax),
      paid: index % 2 ? 'yes' : 'no',
    };
  });
  const how = { rows, dateFormat: 'YYYY-MM-DD', decimalMark: '.', currency: 'EUR' };
  const times: number[] = [];
  for (const isDryRun of [true, false]) {
    const began = performance.now();
    const answer = await invoices.ask('POST /invoices/import', { ...how, isDryRun });
    times.push(Math.round(performance.now() - began));
    expect(answer.json<ImportResult>()).toMatchObject({
      count: MAX_ROWS,
      refused: [],
      series: [{ after: `INV-2026-${MAX_ROWS + 1}` }],
    });
  }
  if (process.env['SHOW']) console.log(kind, times);
  const totals = await live.database.tables.selectFrom('invoices').select('total').execute();
  expect(totals.reduce((sum, { total }) => sum + Math.round(Number(total) * 100), 0)).toBe(cents);
  expect(Math.max(...times)).toBeLessThan(60_000);
  await live.close();
});
