import type { InvoicesPort } from '../host/index';
import { invoiceValue } from './invoiceValue';

type Open = () => InvoicesPort | Promise<InvoicesPort>;

/** Tests the promises about quotes. */
export function testQuotes(open: Open) {
  test('a quote has a series of its own, expires, and becomes one invoice, which names it', async () => {
    const port = await open();
    const draft = await port.create(invoiceValue({ dueDate: '2026-11-21' }), 'quote');
    const { id, number, state } = await port.issue(draft.id, draft.version, {});
    expect(number).toMatch(/^Q-2026-0001$/);
    expect(state).toBe('expired');
    const made = await port.invoiceQuote(id);
    expect(made).toMatchObject({ kind: 'invoice', number: null, quote: { id, number } });
    await expect(port.invoiceQuote(id)).rejects.toMatchObject({ name: 'InvoiceRefusal' });
    await port.issue(made.id, made.version, {});
    expect(await port.open(id)).toMatchObject({ state: 'invoiced', invoices: [{ id: made.id }] });
  });
}

const address = { name: '', company: '', address: '', phone: '', email: '' };
const lumen = {
  ...address,
  company: 'Lumen Ltd',
  terms: '30',
  currency: 'EUR',
  taxRate: '',
  shipTo: address,
  country: 'FR',
  vatId: 'FR12345678901',
};

/** Tests the promises about clients. */
export function testEntries(open: Open) {
  test('a client is stored once, and found by a part of its name', async () => {
    const port = await open();
    await port.saveClient(lumen);
    expect(await port.findClients('umen')).toMatchObject([lumen]);
    expect(await port.findClients('harbor')).toEqual([]);
    await expect(port.saveClient(lumen)).rejects.toMatchObject({ name: 'InvoiceRefusal' });
  });
}
