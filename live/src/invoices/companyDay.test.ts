import { setTime } from '../testing/clock';
import { bothDatabases } from '../testing/testDatabase';
import { liveWithInvoices, type OpenInvoice } from '../testing/testInvoices';
import type { ImportResult } from './importing/schemas';
import type { Receivables } from './receivables/receivables';

test.each(bothDatabases)(
  'on %s invoices have the day of the company, wherever the server is',
  async (kind) => {
    // In Karachi the new year has begun.
    setTime(Date.parse('2026-12-31T20:00:00Z'));
    const { live, invoices } = await liveWithInvoices(kind);
    const { id } = await invoices.issued({ dueDate: '2026-12-31' });
    const { value } = (await invoices.ask(`POST /invoices/${id}/duplicate`)).json<OpenInvoice>();
    expect(value.invoice.date).toBe('2027-01-01');
    expect((await invoices.read(id)).state).toBe('overdue');
    expect((await invoices.list('?state=overdue')).count).toBe(1);
    const { currencies } = (await invoices.ask('GET /receivables')).json<Receivables>();
    expect(currencies[0]!.paid[0]!.month).toBe('2027-01');
    const imported = {
      isDryRun: true,
      dateFormat: 'DD.MM.YYYY',
      decimalMark: ',',
      currency: 'EUR',
      rows: [{ row: 2, number: 'RE-7', date: '31.01.2026', due: '', client: 'Lumen Ltd', total: '9,50' }],
    };
    const { series } = (await invoices.ask('POST /invoices/import', imported)).json<ImportResult>();
    expect(series[0]!.next).toBe('INV-2027-0001');
    jest.useRealTimers();
    await live.close();
  },
);
