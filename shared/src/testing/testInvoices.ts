import { invoiceValue } from './invoiceValue';
import { opened, type Open } from './openedInvoices';
import { testClosedMonths } from './testClosedMonths';
import { testDelivery } from './testDelivery';
import { testDrafts } from './testDrafts';
import { testEInvoice } from './testEInvoice';
import { testImport } from './testImport';
import { testRecurring } from './testRecurring';
import { testEntries, testQuotes } from './testQuotes';
import { today } from '../today';

/**
 * Tests every promise of `InvoicesPort` with all its parts; an adapter that passes can replace any
 * other.
 * @param open makes an adapter without invoices, whose user may do everything.
 */
export function testInvoices(open: Open): void {
  testDrafts(open);
  testIssues(open);
  testPayments(open);
  testIssued(open);
  testQuotes(open);
  testEntries(open);
  testDelivery(open);
  testRecurring(open);
  testEInvoice(open);
  testImport(open);
  testClosedMonths(open);
}

function testIssues(open: Open) {
  test('an issue gives the number that was announced, and nothing is saved from then on', async () => {
    const { port, create } = await opened(open);
    const { id, version } = await create();
    const [next] = await port.nextNumbers(id);
    const { number, value, state } = await port.issue(id, version, {});
    expect(number).toBe(next!.number);
    expect(state).toBe('issued');
    expect(value.invoice.receiptNumber).toBe(number);
    await expect(port.save(id, version + 1, invoiceValue())).rejects.toThrow(`${number} is issued`);
  });

  test('an issue says what is missing, and asks about a date before the last one', async () => {
    const { port, create, issued } = await opened(open);
    const empty = await create({ items: [] });
    await expect(port.issue(empty.id, empty.version, {})).rejects.toMatchObject({
      name: 'InvoiceRefusal',
      violations: [{ field: 'items', message: 'The invoice has no lines.' }],
    });
    await issued({ date: '2026-11-20' });
    const { id, version } = await create({ date: '2026-11-19' });
    expect(await port.nextNumbers(id)).toMatchObject([{ lastDate: '2026-11-20' }]);
    await expect(port.issue(id, version, {})).rejects.toThrow('2026-11-20');
    expect(await port.issue(id, version, { isDateConfirmed: true })).toMatchObject({ state: 'issued' });
  });
}

function testPayments(open: Open) {
  test('payments make it partly paid and paid', async () => {
    const { port, issued } = await opened(open);
    const { id } = await issued();
    const payment = { date: '2026-11-25', amount: '5.00', method: 'Card', note: '' };
    expect(await port.pay(id, payment)).toMatchObject({ state: 'partly paid', balance: '15.00' });
    const paid = await port.pay(id, { ...payment, amount: '15.00' });
    expect(paid).toMatchObject({ state: 'paid', paid: '20.00', balance: '0.00' });
    expect(paid.payments).toMatchObject([{ amount: '5.00', method: 'Card' }, { amount: '15.00' }]);
  });

  test('a payment is taken back once, and both rows stay', async () => {
    const { port, issued } = await opened(open);
    const { id } = await issued();
    const payment = { date: '2026-11-25', amount: '20.00', method: 'Card', note: '' };
    const [wrong] = (await port.pay(id, payment)).payments;
    const how = { date: today(), reason: 'Typed twice' };
    const back = await port.takeBack(id, wrong!.id, how);
    expect(back).toMatchObject({ paid: '0.00', balance: '20.00', payments: [payment, {}] });
    expect(back.payments[1]).toMatchObject({ amount: '-20.00', note: 'Typed twice', takesBack: wrong!.id });
    await expect(port.takeBack(id, wrong!.id, how)).rejects.toThrow('was taken back');
  });
}

function testIssued(open: Open) {
  test('what is owed and was paid is added up, and lists have the same invoices', async () => {
    const { port, create, issued } = await opened(open);
    await create();
    const { id } = await issued();
    await issued();
    await port.pay(id, { date: today(), amount: '5.00', method: 'Card', note: '' });
    const [receivables] = await port.receivables();
    expect(receivables).toMatchObject({ currency: 'EUR' });
    expect(receivables!.open[0]).toEqual({ name: 'open', amount: '35.00', count: 2 });
    expect(receivables!.paid[0]).toMatchObject({ amount: '5.00', count: 1 });
    expect((await port.list({ isOpen: true, currency: 'EUR' })).count).toBe(2);
    expect((await port.list({ isOpen: true, currency: 'USD' })).count).toBe(0);
  });

  test('void keeps the number and the reason', async () => {
    const { port, issued } = await opened(open);
    const { id, number } = await issued();
    expect(await port.makeVoid(id, 'Wrong client')).toMatchObject({
      number,
      state: 'void',
      voidReason: 'Wrong client',
    });
  });

  test('a credit note and its invoice name each other', async () => {
    const { port, issued } = await opened(open);
    const { id, number } = await issued();
    const note = await port.credit(id);
    expect(note).toMatchObject({ kind: 'credit note', number: null, credits: { id, number } });
    await port.issue(note.id, note.version, {});
    expect(await port.open(id)).toMatchObject({
      state: 'credited',
      credited: '20.00',
      balance: '0.00',
      creditNotes: [{ id: note.id, number: expect.stringMatching(/0001$/) as string }],
    });
  });

  test('a duplicate is a draft of its own', async () => {
    const { port, issued } = await opened(open);
    const { id } = await issued();
    const copy = await port.duplicate(id);
    expect(copy).toMatchObject({ number: null, total: '20.00', kind: 'invoice' });
    expect(copy.id).not.toBe(id);
  });
}
