import type { InvoicesPort, RecurringInvoicesPort, RecurringSettings } from '../host/index';
import { invoiceValue } from './invoiceValue';

type Open = () =>
  | (InvoicesPort & { recurring: RecurringInvoicesPort })
  | Promise<InvoicesPort & { recurring: RecurringInvoicesPort }>;

const monthly: RecurringSettings = { every: 'month', next: '2999-01-31', mode: 'draft' };

const refusal = { name: 'InvoiceRefusal' };

/** Tests the promises about invoices that come again. */
export function testRecurring(open: Open): void {
  const openDraft = async () => {
    const port = await open();
    const { id } = await port.create(invoiceValue());
    return { port, recurring: port.recurring, id };
  };
  testRepeating(openDraft);
  testChanges(openDraft);
}

type OpenDraft = () => Promise<{ port: InvoicesPort; recurring: RecurringInvoicesPort; id: number }>;

function testRepeating(opened: OpenDraft): void {
  test('an invoice is repeated once; both name each other', async () => {
    const { port, recurring, id } = await opened();
    expect((await port.open(id)).plan).toBeNull();
    const made = await recurring.make(id, monthly);
    expect(made).toMatchObject({ ...monthly, state: 'on', total: '20.00', source: { id }, problems: [] });
    expect(await recurring.list()).toEqual([made]);
    const plan = { ...monthly, id: made.id, state: 'on', day: null, problem: null };
    expect((await port.open(id)).plan).toMatchObject(plan);
    await expect(recurring.make(id, monthly)).rejects.toMatchObject(refusal);
  });

  test('other kinds and days that are over are refused', async () => {
    const { port, recurring, id } = await opened();
    const quote = await port.create(invoiceValue(), 'quote');
    await expect(recurring.make(quote.id, monthly)).rejects.toMatchObject(refusal);
    await expect(recurring.make(id, { ...monthly, next: '2020-01-31' })).rejects.toMatchObject(refusal);
    expect(await recurring.list()).toEqual([]);
  });
}

function testChanges(opened: OpenDraft): void {
  test('a change keeps the content, or takes that of its invoice', async () => {
    const { port, recurring, id } = await opened();
    const { id: plan } = await recurring.make(id, monthly);
    const { version } = await port.open(id);
    const items = [{ id: 1, name: 'Design', quantity: '1', amount: '90' }];
    await port.save(id, version, invoiceValue({ items }));
    const weekly: RecurringSettings = { every: 'week', next: '2999-03-01', mode: 'issue and send' };
    expect(await recurring.change(plan, weekly)).toMatchObject({ ...weekly, total: '20.00' });
    expect(await recurring.change(plan, weekly, id)).toMatchObject({ total: '90.00' });
    const other = await port.create(invoiceValue());
    await expect(recurring.change(plan, weekly, other.id)).rejects.toMatchObject(refusal);
  });

  test('each changes separately', async () => {
    const { port, recurring, id } = await opened();
    const first = await recurring.make(id, monthly);
    const other = await port.create(invoiceValue());
    const second = await recurring.make(other.id, monthly);
    const yearly: RecurringSettings = { ...monthly, every: 'year' };
    await recurring.change(second.id, yearly);
    await recurring.setState(second.id, 'paused');
    expect(await recurring.list()).toEqual(
      expect.arrayContaining([first, { ...second, ...yearly, state: 'paused' }]),
    );
  });

  test('it pauses and goes on; after a stop it does not', async () => {
    const { recurring, id } = await opened();
    const { id: plan } = await recurring.make(id, monthly);
    expect(await recurring.setState(plan, 'paused')).toMatchObject({ state: 'paused' });
    expect(await recurring.setState(plan, 'on')).toMatchObject({ state: 'on', next: '2999-01-31' });
    await recurring.setState(plan, 'stopped');
    await expect(recurring.setState(plan, 'on')).rejects.toMatchObject(refusal);
    await expect(recurring.change(plan, monthly)).rejects.toMatchObject(refusal);
    expect(await recurring.make(id, monthly)).toMatchObject({ state: 'on' });
  });
}
