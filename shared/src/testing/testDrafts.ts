import type { InvoicesPort } from '../host/index';
import { invoiceValue } from './invoiceValue';
import { opened, type Open } from './openedInvoices';

/** Tests the promises about drafts and the list. */
export function testDrafts(open: Open) {
  test('a draft is stored without a number, and listed', async () => {
    const { port, create } = await opened(open);
    const draft = await create();
    expect(draft).toMatchObject({ number: null, name: 'INV-1', client: 'Lumen Ltd', total: '20.00' });
    expect(await port.open(draft.id)).toEqual(draft);
    expect(draft).toMatchObject({ value: invoiceValue(), payments: [], creditNotes: [] });
    const { invoices, count } = await port.list({});
    expect(count).toBe(1);
    const { id, version } = draft;
    expect(invoices).toMatchObject([{ id, version, number: null, total: '20.00', state: 'draft' }]);
  });

  test('the list is searched, filtered, sorted and read in pages', async () => {
    const { port, create, issued } = await opened(open);
    await create({ receiptNumber: 'A', date: '2026-11-03' });
    await create({ receiptNumber: 'B', date: '2026-11-01' });
    await issued({ receiptNumber: 'C', date: '2026-11-02', billTo: { name: 'Omar', company: '' } });
    const dates = async (filter: Parameters<InvoicesPort['list']>[0]) =>
      (await port.list(filter)).invoices.map(({ date }) => date.slice(-2));
    expect(await dates({ sort: 'date' })).toEqual(['03', '02', '01']);
    expect(await dates({ sort: 'date', isAscending: true, page: 2, pageSize: 2 })).toEqual(['03']);
    expect(await dates({ search: 'omar' })).toEqual(['02']);
    expect(await dates({ state: 'draft', kind: 'invoice', sort: 'date' })).toEqual(['03', '01']);
    expect((await port.list({ pageSize: 1 })).count).toBe(3);
  });

  test('a save keeps what somebody else has changed meanwhile, and asks about the same field', async () => {
    const { port, create } = await opened(open);
    const { id, version } = await create();
    await port.save(id, version, invoiceValue({ dueDate: '2026-12-20' }));
    const saved = await port.save(id, version, invoiceValue({ date: '2026-11-21' }));
    expect(saved).toMatchObject({ date: '2026-11-21', dueDate: '2026-12-20' });
    const refused = port.save(id, version, invoiceValue({ date: '2026-11-22' }));
    await expect(refused).rejects.toMatchObject({
      name: 'InvoiceRefusal',
      conflict: {
        version: saved.version,
        merged: { invoice: { date: '2026-11-22', dueDate: '2026-12-20' } },
        disagreements: [{ field: 'invoice.date', mine: '2026-11-22', theirs: '2026-11-21' }],
      },
    });
  });

  test('a draft is deleted, and has left no number', async () => {
    const { port, create, issued } = await opened(open);
    const { id, version } = await create();
    await port.remove(id, version);
    await expect(port.open(id)).rejects.toMatchObject({ name: 'InvoiceRefusal' });
    expect((await issued()).number).toMatch(/0001$/);
  });
}
