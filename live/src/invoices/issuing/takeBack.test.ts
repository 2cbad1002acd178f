import { sendDue } from '../../mail/sendDue';
import { hour, passTime, setTime } from '../../testing/clock';
import { bothDatabases } from '../../testing/testDatabase';
import type { invoicesOf, OpenInvoice } from '../../testing/testInvoices';
import { allow, invoicesOf as invoicesOfPerson, liveWithInvoices } from '../../testing/testInvoices';
import { origin, type TestLive } from '../../testing/testLive';
import { addPerson, logOf } from '../../testing/testPeople';
import { receivablesOf } from '../receivables/receivables';
import { postReminders } from '../sending/reminders';

describe.each(bothDatabases)('on %s', (kind) => {
  let live: TestLive;
  let invoices: ReturnType<typeof invoicesOf>;
  beforeAll(async () => {
    ({ live, invoices } = await liveWithInvoices(kind));
  });
  afterAll(() => live.close());

  const paid = async (...amounts: string[]) => {
    const { id } = await invoices.issued();
    for (const amount of amounts) await invoices.pay(id, amount);
    return invoices.read(id);
  };

  test.each([
    ['0', 'Enter an amount other than 0.'],
    ['0.00', 'Enter an amount other than 0.'],
    ['1.005', 'Enter an amount with at most 2 decimal places.'],
    ['1e3', 'Enter an amount with at most 2 decimal places.'],
    ['1,5', 'Enter an amount with at most 2 decimal places.'],
  ])('a payment of %s is refused: %s', async (amount, message) => {
    const { id } = await invoices.issued();
    expect((await invoices.pay(id, amount)).json()).toMatchObject({
      status: 422,
      violations: [{ field: 'amount', message }],
    });
  });

  test('a wrong payment is taken back on its own day, and what is owed is owed again', async () => {
    const { id, number, payments } = await paid('1200');
    const before = await receivablesOf(live.database.tables, '2026-12-01');
    const answer = (await invoices.takeBack(id, payments[0]!.id, '2026-12-01')).json<OpenInvoice>();
    expect(answer).toMatchObject({
      state: 'issued',
      paid: '0.00',
      balance: '1200.00',
      payments: [
        { amount: '1200.00', date: '2026-11-25', takesBack: null },
        {
          amount: '-1200.00',
          date: '2026-12-01',
          method: 'Transfer',
          note: 'Typed twice',
          takesBack: payments[0]!.id,
          notedBy: 'Bilal',
        },
      ],
    });
    const after = await receivablesOf(live.database.tables, '2026-12-01');
    const sums = ({ currencies }: typeof before) =>
      currencies[0]!.paid.slice(0, 2).map(({ amount }) => amount);
    expect(sums(before)).toEqual(['0.00', '1200.00']);
    expect(sums(after)).toEqual(['-1200.00', '1200.00']);
    const page = await live.ask(`GET ${new URL((await invoices.delivery(id)).link!).pathname}`);
    expect(page.body).toContain('To pay');
    expect(page.body).not.toContain('Thank you for your payment.');
    const line = (await logOf(live)).find(({ action }) => action === 'took a payment back');
    expect(line!.details).toBe(`{"number":"${number}","amount":"-1200.00","currency":"EUR"}`);
    expect((await invoices.ask(`POST /invoices/${id}/void`, { reason: 'Twice' })).statusCode).toBe(200);
  });

  test('it is taken back once, and a repetition of the request answers the same', async () => {
    const { id, payments } = await paid('100', '50');
    const ask = (key?: string) =>
      invoices.ask(
        `POST /invoices/${id}/payments/${payments[0]!.id}/take-back`,
        { date: '2026-11-26', reason: 'Typed twice' },
        undefined,
        key,
      );
    const key = '7f3b8a52-14c7-4f0e-9a50-2f2f4a1c9d10';
    const first = await ask(key);
    expect((await ask(key)).json()).toEqual(first.json());
    expect((await ask()).json()).toMatchObject({
      status: 409,
      detail: 'This payment was taken back on 2026-11-26.',
    });
    const back = (await invoices.read(id)).payments.at(-1)!;
    expect((await invoices.takeBack(id, back.id)).statusCode).toBe(409);
    expect(await invoices.read(id)).toMatchObject({ paid: '50.00', payments: [{}, {}, {}] });
  });

  test('a refund is taken back before its payment, and a day before the payment is refused', async () => {
    const { id, payments } = await paid('100', '-30');
    const [payment, refund] = payments;
    expect((await invoices.takeBack(id, payment!.id)).statusCode).toBe(409);
    expect((await invoices.takeBack(id, refund!.id, '2026-11-24')).json()).toMatchObject({
      status: 422,
      violations: [{ field: 'date' }],
    });
    expect((await invoices.takeBack(id, refund!.id)).json()).toMatchObject({ paid: '100.00' });
    expect((await invoices.takeBack(id, payment!.id)).json()).toMatchObject({ paid: '0.00' });
    const other = await invoices.issued();
    expect((await invoices.takeBack(other.id, payment!.id)).statusCode).toBe(404);
  });

  test('people who write invoices record payments and take them back', async () => {
    const writer = await addPerson(live, 'editor', 'Dania');
    await allow(live, writer, ['invoices']);
    const own = invoicesOfPerson(live, writer);
    const { id } = await invoices.issued();
    const answer = await own.pay(id, '5');
    expect(answer.statusCode).toBe(200);
    const { payments } = answer.json<OpenInvoice>();
    expect((await own.takeBack(id, payments[0]!.id)).statusCode).toBe(200);
    expect((await own.ask(`POST /invoices/${id}/void`, { reason: 'Twice' })).statusCode).toBe(403);
  });

  test('the client is reminded again', async () => {
    // An hour before midnight by the company's clocks.
    setTime(Date.parse('2026-12-01T18:00:00Z'));
    const writer = await addPerson(live, 'editor', 'Dania');
    await allow(live, writer, ['invoices', 'issue']);
    const own = invoicesOfPerson(live, writer);
    const settings = (await own.ask('GET /invoice-mail-settings')).json<object>();
    await own.ask('PUT /invoice-mail-settings', { ...settings, isReminding: true, reminderDays: [1] });
    const { id } = await own.issued({ dueDate: '2026-12-01' });
    await own.send(id);
    await sendDue(live.database, async () => undefined);
    const { payments } = (await own.pay(id, '1200')).json<OpenInvoice>();
    passTime(10 * hour);
    await postReminders(live.database, origin);
    expect((await own.delivery(id)).mails).toHaveLength(1);
    await own.takeBack(id, payments[0]!.id, '2026-12-02');
    await postReminders(live.database, origin);
    expect((await own.delivery(id)).mails).toHaveLength(2);
    jest.useRealTimers();
  });
});
