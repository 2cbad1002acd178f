import { openDatabase } from '../../database/openDatabase';
import type { Mail } from '../../mail/mail';
import { sendDue } from '../../mail/sendDue';
import { setTime } from '../../testing/clock';
import { bothDatabases } from '../../testing/testDatabase';
import { draftOf, liveWithInvoices, type OpenInvoice } from '../../testing/testInvoices';
import { origin, type TestLive } from '../../testing/testLive';
import type { InvoiceMailSettings } from './mailSettings';
import { postReminders } from './reminders';

/** A time of a day by the company's clocks, which are five hours ahead. */
const timeOf = (day: string, time = '10:00') => Date.parse(`${day}T${time}:00+05:00`);

describe.each(bothDatabases)('on %s', (kind) => {
  let live: TestLive;
  let invoices: Awaited<ReturnType<typeof liveWithInvoices>>['invoices'];
  beforeEach(async () => {
    setTime(timeOf('2026-12-01'));
    ({ live, invoices } = await liveWithInvoices(kind));
    const settings = (await invoices.ask('GET /invoice-mail-settings')).json<object>();
    await invoices.ask('PUT /invoice-mail-settings', { ...settings, isReminding: true });
  });
  afterEach(async () => {
    jest.useRealTimers();
    await live.close();
  });

  /** The person stays signed in meanwhile. */
  async function at(day: string, time?: string): Promise<void> {
    setTime(timeOf(day, time));
    const now = new Date().toISOString();
    await live.database.tables.updateTable('sessions').set({ seen_at: now, created_at: now }).execute();
  }

  const remind = () => postReminders(live.database, origin);
  const reminders = () =>
    live.database.tables.selectFrom('outbox').where('kind', '=', 'reminder').selectAll().execute();
  const subjects = async () =>
    (
      await live.database.tables
        .selectFrom('outbox')
        .where('kind', '=', 'reminder')
        .orderBy('created_at')
        .select('mail')
        .execute()
    ).map(({ mail }) => (JSON.parse(mail) as Mail).subject);
  const stepsOf = async (id: number) =>
    (await invoices.delivery(id)).reminders.map(({ step, state }) => `${step} ${state}`);

  /** An invoice that is due on 20 December unless changed, sent to its client. */
  async function sent(dueDate = '2026-12-20') {
    const { id } = await invoices.issued({ dueDate });
    await invoices.send(id, { to: 'accounts@lumen.example' });
    await sendDue(live.database, async () => undefined);
    return id;
  }

  test('a reminder that cannot be written leaves the others', async () => {
    const [broken, whole] = [await sent(), await sent()];
    await live.database.change((tables) =>
      tables.updateTable('outbox').set({ mail: '{' }).where('invoice', '=', broken).execute(),
    );
    const logged = jest.spyOn(console, 'error').mockReturnValue();
    await at('2026-12-17');
    await remind();
    expect(await reminders()).toMatchObject([{ invoice: whole }]);
    expect(logged).toHaveBeenCalledWith(expect.stringMatching(/^INV-\d{4}-\d{4} has no reminder: /));
    logged.mockRestore();
  });

  test('a client is reminded on each day once, in the morning of the company, where the invoice went', async () => {
    const id = await sent();
    expect(await stepsOf(id)).toEqual(['-3 planned', '1 planned', '7 planned', '14 planned']);
    await at('2026-12-16', '23:00');
    await remind();
    await at('2026-12-17', '07:59');
    await remind();
    expect(await reminders()).toEqual([]);
    await at('2026-12-17', '08:00');
    await remind();
    await remind();
    expect(await reminders()).toMatchObject([{ recipient: 'accounts@lumen.example', invoice: id }]);
    expect(JSON.parse((await reminders())[0]!.mail)).toMatchObject({
      subject: 'Invoice INV-2026-0001 is due on 20 December 2026',
      text: expect.stringMatching(
        /is due on 20 December 2026\.\n€1,200\.00 is outstanding\.\n\nhttps:/,
      ) as string,
      isAutomatic: true,
      takesAnswers: true,
    });
    for (const day of ['2026-12-21', '2026-12-27', '2027-01-03', '2027-01-04', '2027-06-01']) {
      await at(day);
      await remind();
      await remind();
    }
    expect(await stepsOf(id)).toEqual(['-3 written', '1 written', '7 written', '14 written']);
    expect((await subjects()).map((subject) => subject.replace(/:.*| is due.*/, ''))).toEqual([
      ...['Invoice INV-2026-0001', 'Reminder', 'Second reminder', 'Final reminder'],
    ]);
  });

  test('each stage has its own text, and what people have written stays', async () => {
    const settings = (await invoices.ask('GET /invoice-mail-settings')).json<InvoiceMailSettings>();
    const { reminders: texts } = settings;
    const first = { ...texts.first, subject: 'Pay {number}' };
    const all = { ...settings, reminderDays: [0, 5], reminders: { ...texts, first } };
    expect((await invoices.ask('PUT /invoice-mail-settings', all)).statusCode).toBe(204);
    const id = await sent();
    expect((await invoices.delivery(id)).reminder.subject).toBe('Invoice INV-2026-0001 is due today');
    for (const day of ['2026-12-20', '2026-12-25']) {
      await at(day);
      await remind();
    }
    expect(await subjects()).toEqual(['Invoice INV-2026-0001 is due today', 'Pay INV-2026-0001']);
    const last = { ...texts.last, text: '{sum}' };
    const wrong = await invoices.ask('PUT /invoice-mail-settings', {
      ...all,
      reminders: { ...texts, last },
    });
    expect(wrong.json()).toMatchObject({ status: 422, field: 'reminders.last.text' });
  });

  test('reminders are in the language of the invoice, with its figures and days', async () => {
    const german = { ...draftOf({ dueDate: '2026-12-20' }), language: 'de' };
    const drafted = (await invoices.ask('POST /invoices', german)).json<OpenInvoice>();
    const { id, number } = (await invoices.issue(drafted)).json<OpenInvoice>();
    await invoices.send(id);
    await sendDue(live.database, async () => undefined);
    for (const day of ['2026-12-17', '2026-12-21', '2026-12-27', '2027-01-03']) {
      await at(day);
      await remind();
    }
    expect(await subjects()).toEqual([
      `Rechnung ${number} ist am 20. Dezember 2026 fällig`,
      `Zahlungserinnerung: Rechnung ${number}`,
      `Zweite Zahlungserinnerung: Rechnung ${number}`,
      `Letzte Zahlungserinnerung: Rechnung ${number}`,
    ]);
    for (const { mail } of await reminders()) {
      const { text, html } = JSON.parse(mail) as Mail;
      expect(text).toContain('1.200,00\u00a0€');
      expect(text).toContain('20. Dezember 2026');
      expect(html).toContain('<html lang="de">');
      expect(`${text}${html!}`).not.toMatch(/Invoice|outstanding|View|due on/);
    }
  });

  test('"I have paid" holds the reminders until staff have looked', async () => {
    const id = await sent();
    await at('2026-12-17');
    await remind();
    const path = new URL((await invoices.delivery(id)).link!).pathname;
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const sayPaid = () => live.ask(`POST ${path}/paid`, { headers, payload: '' });
    await sayPaid();
    // What waits is not sent, either.
    expect(await reminders()).toEqual([]);
    expect(await stepsOf(id)).toEqual(['-3 written', '1 held', '7 held', '14 held']);
    await at('2026-12-21');
    await remind();
    expect(await reminders()).toEqual([]);
    const forgotten = await invoices.ask(`DELETE /invoices/${id}/said-paid`);
    expect(forgotten.json()).toMatchObject({ saysPaidAt: null });
    expect((await invoices.ask(`DELETE /invoices/${id}/said-paid`)).statusCode).toBe(409);
    await remind();
    expect(await reminders()).toHaveLength(1);
    await sayPaid();
    await at('2026-12-27');
    await remind();
    expect(await reminders()).toEqual([]);
    await invoices.pay(id, '200');
    await remind();
    expect(await reminders()).toHaveLength(1);
  });

  test.each([
    ['2026-11-30', ['-3 left out', '1 left out', '7 planned', '14 planned']],
    ['2026-11-24', ['-3 left out', '1 left out', '7 left out', '14 planned']],
  ])('an invoice that was due on %s is reminded of after the day of its mail', async (due, steps) => {
    const { id: unsent } = await invoices.issued({ dueDate: due });
    expect(await stepsOf(unsent)).toEqual(steps);
    const id = await sent(due);
    await remind();
    expect(await reminders()).toEqual([]);
    expect(await stepsOf(id)).toEqual(steps);
  });

  test('a look for reminders takes as many queries for many invoices as for one', async () => {
    let queries = 0;
    const counted = await openDatabase(live.address, { log: () => void queries++ });
    const look = async () => {
      queries = 0;
      await postReminders(counted, origin);
      return queries;
    };
    await sent();
    const ofOne = await look();
    await sent();
    await sent();
    expect(await look()).toBe(ofOne);
    await counted.close();
  });

  test('two servers, and a restart, write a reminder once', async () => {
    await sent();
    const other = await openDatabase(live.address);
    await at('2026-12-21');
    await Promise.all([remind(), postReminders(other, origin), remind(), postReminders(other, origin)]);
    await other.close();
    await live.restart();
    await remind();
    expect(await reminders()).toHaveLength(1);
  });

  test.each(['paid', 'void', 'credited'])(
    'an invoice that is %s is not reminded of any more',
    async (end) => {
      const id = await sent();
      await at('2026-12-17');
      await remind();
      const ends: Record<string, () => Promise<unknown>> = {
        paid: () => invoices.pay(id, '1200'),
        void: () => invoices.ask(`POST /invoices/${id}/void`, { reason: 'Twice' }),
        credited: async () => {
          const note = (await invoices.ask(`POST /invoices/${id}/credit-notes`, {})).json<{ id: number }>();
          return invoices.issue({ id: note.id, version: 1 });
        },
      };
      await ends[end]!();
      // What waits is not sent, either.
      expect(await reminders()).toEqual([]);
      await at('2026-12-21');
      await remind();
      expect(await reminders()).toEqual([]);
      expect(await stepsOf(id)).toEqual(['-3 written', '1 left out', '7 left out', '14 left out']);
    },
  );

  test('a part that is paid changes what is owed in the text, and stops nothing', async () => {
    const id = await sent();
    await invoices.pay(id, '200');
    await at('2026-12-21');
    await remind();
    expect(JSON.parse((await reminders())[0]!.mail)).toMatchObject({
      text: expect.stringContaining('€1,000.00 is outstanding') as string,
    });
    await at('2026-12-27');
    await remind();
    expect(JSON.parse((await reminders())[1]!.mail)).toMatchObject({
      text: expect.stringContaining('We have not received full payment') as string,
    });
  });

  test('drafts, invoices that were not sent and those without a due date are not reminded of', async () => {
    await invoices.create({ dueDate: '2026-12-20' });
    await invoices.issued({ dueDate: '2026-12-20' });
    const { id } = await invoices.issued();
    await invoices.send(id);
    await sendDue(live.database, async () => undefined);
    await at('2026-12-21');
    await remind();
    expect(await reminders()).toEqual([]);
  });

  test('days that are changed again and again bring one mail a day, and none that was due before', async () => {
    const id = await sent();
    const settings = (await invoices.ask('GET /invoice-mail-settings')).json<object>();
    await at('2026-12-21');
    for (let step = 1; step >= -20; step--) {
      await invoices.ask('PUT /invoice-mail-settings', { ...settings, reminderDays: [step] });
      await remind();
    }
    expect(await reminders()).toHaveLength(1);
    await at('2026-12-22');
    for (const isReminding of [false, true, false, true]) {
      await invoices.ask('PUT /invoice-mail-settings', {
        ...settings,
        isReminding,
        reminderDays: [-3, 0, 1],
      });
      await remind();
    }
    expect(await reminders()).toHaveLength(1);
    expect((await stepsOf(id)).filter((step) => step.endsWith('written'))).toEqual(['1 written']);
  });

  test('reminders are off until somebody switches them on, and the log has each', async () => {
    const id = await sent();
    const settings = (await invoices.ask('GET /invoice-mail-settings')).json<object>();
    await invoices.ask('PUT /invoice-mail-settings', { ...settings, isReminding: false });
    await at('2026-12-21');
    await remind();
    expect(await reminders()).toEqual([]);
    await invoices.ask('PUT /invoice-mail-settings', { ...settings, isReminding: true });
    await at('2026-12-27');
    await remind();
    const entry = await live.database.tables
      .selectFrom('log')
      .where('action', '=', 'reminded of an invoice')
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(entry).toMatchObject({ person: null, subject: `invoices/${id}` });
    expect(JSON.parse(entry.details)).toMatchObject({ owed: '1200.00', currency: 'EUR', step: 7 });
  });
});
