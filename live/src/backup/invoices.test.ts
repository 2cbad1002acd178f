import { sql } from 'kysely';
import { postReminders } from '../invoices/sending/reminders';
import { sendDue } from '../mail/sendDue';
import { hour, passTime, setTime } from '../testing/clock';
import { bothDatabases } from '../testing/testDatabase';
import { draftOf, type invoicesOf, type OpenInvoice } from '../testing/testInvoices';
import { origin, type TestLive } from '../testing/testLive';
import { office, testRestore } from '../testing/testRestore';

const restored = testRestore();

type Invoices = ReturnType<typeof invoicesOf>;

const ways = bothDatabases.flatMap((from) => bothDatabases.map((to) => [from, to] as const));

test.each(ways)('invoices moved from %s to %s are the same, and as fixed as before', async (from, to) => {
  const site = await office(from);
  const { id } = await site.invoices.issued();
  await site.invoices.pay(id, '200');
  const draft = await site.invoices.create({ notes: 'ü 🏔' });
  const ofVoid = await site.invoices.issued();
  await site.invoices.ask(`POST /invoices/${ofVoid.id}/void`, { reason: 'Twice' });
  const plan = { invoice: draft.id, every: 'month', next: '2999-01-31', mode: 'draft' };
  await site.invoices.ask('POST /invoice-plans', plan);
  const ids = [id, draft.id, ofVoid.id];
  const kept = await Promise.all(ids.map((each) => site.invoices.read(each)));
  expect(kept.map(({ state }) => state)).toEqual(['partly paid', 'draft', 'void']);

  const { other, invoices } = await restored(site, to);
  expect(await Promise.all(ids.map((each) => invoices.read(each)))).toEqual(kept);
  expect(await invoices.list()).toEqual(await site.invoices.list());
  const pricesIn = async ({ ask }: typeof invoices) =>
    (await ask('GET /invoice-items?client=1')).json<object>();
  expect(await pricesIn(invoices)).toMatchObject({ entries: [{ last: { amount: '500' } }, {}] });
  const plansIn = async ({ ask }: typeof invoices) => (await ask('GET /invoice-plans')).json<object>();
  expect(await plansIn(invoices)).toMatchObject({
    plans: [{ source: { id: draft.id }, next: '2999-01-31' }],
  });
  expect(await plansIn(invoices)).toEqual(await plansIn(site.invoices));
  expect(await pricesIn(invoices)).toEqual(await pricesIn(site.invoices));
  for (const statement of [
    'delete from invoices where number is not null',
    "update invoice_versions set value = '{}'",
    'insert into invoice_versions select invoice, 9, value, person, person_name, saved_at from invoice_versions where version = 2',
    'delete from invoice_payments',
  ])
    await expect(sql.raw(statement).execute(other.database.tables)).rejects.toThrow();
  expect((await invoices.pay(id, '1000')).json()).toMatchObject({ state: 'paid' });
  await other.close();
  await site.live.close();
});

/** What became of an invoice, as staff and its client see it. */
async function traceOf({ ask, delivery, read }: Invoices, live: TestLive, id: number) {
  const { link, ...others } = await delivery(id);
  const pdf = await ask(`GET /invoices/${id}/pdf`);
  const page = await live.ask(`GET ${new URL(link!).pathname}`);
  return { link, ...others, pdf: pdf.body, invoice: await read(id), page: page.body };
}

test.each(ways)('what became of invoices moves from %s to %s', async (from, to) => {
  // An hour before midnight by the company's clocks.
  setTime(Date.parse('2026-12-01T18:00:00Z'));
  const site = await office(from);
  const { ask, issue, issued, send } = site.invoices;
  const settings = (await ask('GET /invoice-mail-settings')).json<object>();
  await ask('PUT /invoice-mail-settings', { ...settings, isReminding: true, reminderDays: [1, 30] });
  const { id } = await issued({ dueDate: '2026-12-01' });
  await send(id, { hasPdf: true });
  await sendDue(site.live.database, async () => undefined);
  passTime(10 * hour);
  await postReminders(site.live.database, origin);
  await sendDue(site.live.database, async () => undefined);
  const quote = (await ask('POST /invoices?kind=quote', draftOf())).json<OpenInvoice>();
  await issue(quote);
  await issue((await ask(`POST /invoices/${quote.id}/invoice`)).json<OpenInvoice>());
  const path = new URL((await site.invoices.delivery(id)).link!).pathname;
  for (const way of ['viewed', 'paid']) await site.live.ask(`POST ${path}/${way}`);

  const kept = await traceOf(site.invoices, site.live, id);
  expect(kept).toMatchObject({
    pdf: '%PDF of the invoice',
    mails: [{ kind: 'reminder' }, { kind: 'invoice', state: 'sent' }],
    reminders: [{ step: 1, state: 'written' }, {}],
    invoice: { pdfHash: expect.stringMatching(/^[\da-f]{64}$/) as string },
    page: expect.stringContaining('Thank you for telling us') as string,
  });
  const { other, invoices } = await restored(site, to);
  expect(await traceOf(invoices, other, id)).toEqual(kept);
  const quoted = await invoices.read(quote.id);
  expect(quoted).toMatchObject({ invoices: [{ number: 'INV-2026-0002' }] });
  expect(quoted).toEqual(await site.invoices.read(quote.id));
  // A written reminder is not written again.
  await postReminders(other.database, origin);
  expect((await invoices.delivery(id)).mails).toHaveLength(2);
  jest.useRealTimers();
  await other.close();
  await site.live.close();
});

test('a series that was restored asks for its last number, and goes on after it', async () => {
  const site = await office('SQLite');
  await site.invoices.issued();
  const { other, invoices } = await restored(site, 'SQLite');
  const draft = await invoices.create();
  const [series] = await invoices.series();
  const refused = await invoices.issue(draft);
  expect(refused.json()).toMatchObject({ status: 409, question: 'last number', series: series!.id });
  await invoices.ask(`PUT /invoice-series/${series!.id}/last`, { year: '2026', last: 7 });
  expect((await invoices.issue(draft)).json<OpenInvoice>().number).toBe('INV-2026-0008');
  await other.close();
  await site.live.close();
});

test.each(bothDatabases)(
  'on a %s that was restored in January, the numbers of the year before are asked for, too',
  async (kind) => {
    setTime(Date.parse('2026-12-30T10:00:00Z'));
    const site = await office('SQLite');
    await site.invoices.issued({ date: '2026-12-30' });
    const { other, invoices } = await restored(site, kind, async () => {
      setTime(Date.parse('2027-01-02T10:00:00Z'));
    });
    const issue = async (date: string) =>
      (await invoices.issue(await invoices.create({ date }), { isDateConfirmed: true })).json<object>();
    const { id } = (await invoices.series())[0]!;
    const name = (year: string, last: number) =>
      invoices.ask(`PUT /invoice-series/${id}/last`, { year, last });
    await name('2027', 0);
    expect((await invoices.series())[0]).toMatchObject({ isConfirmed: true });
    expect(await issue('2027-01-02')).toMatchObject({ number: 'INV-2027-0001' });
    expect(await issue('2026-12-31')).toMatchObject({
      status: 409,
      question: 'last number',
      series: id,
      detail: expect.stringContaining('of the series "invoice" in 2026') as string,
    });
    await name('2026', 2);
    expect(await issue('2026-12-31')).toMatchObject({ number: 'INV-2026-0003' });
    // Before the restore, an invoice may have had a date of the next year.
    expect(await issue('2028-01-02')).toMatchObject({ status: 409, question: 'last number' });
    await name('2028', 1);
    expect(await issue('2028-01-02')).toMatchObject({ number: 'INV-2028-0002' });
    // A series that is made after the restore has given no number of a later year.
    const values = { kind: 'invoice', name: 'New', pattern: 'N-{year}-{0}', isYearly: true };
    const { id: series } = (await invoices.ask('POST /invoice-series', values)).json<{ id: number }>();
    const later = await invoices.create({ date: '2028-01-02' });
    const answer = await invoices.issue(later, { isDateConfirmed: true, series });
    expect(answer.json()).toMatchObject({ number: 'N-2028-1' });
    // A series of the same pattern may have given numbers of this year.
    const ofYear = await invoices.create({ date: '2027-01-02' });
    const asked = await invoices.issue(ofYear, { isDateConfirmed: true, series });
    expect(asked.json()).toMatchObject({ status: 409, question: 'last number', series });
    jest.useRealTimers();
    await other.close();
    await site.live.close();
  },
);

test('a restored site asks for the last number, also where its backup has no series', async () => {
  const site = await office('SQLite');
  const { other, invoices } = await restored(site, 'SQLite');
  const refused = await invoices.issue(await invoices.create());
  expect(refused.json()).toMatchObject({ status: 409, question: 'last number' });
  expect(await invoices.series()).toMatchObject([
    { kind: 'invoice', isConfirmed: false },
    { kind: 'credit note', isConfirmed: false },
    { kind: 'quote', isConfirmed: false },
  ]);
  await other.close();
  await site.live.close();
});

test.each(bothDatabases)(
  'on a restored %s a series asks for its last number also when it is made later',
  async (kind) => {
    const site = await office('SQLite');
    const values = { kind: 'invoice', name: 'Lost', pattern: 'L-{0}', isYearly: false };
    const add = async ({ ask }: Awaited<ReturnType<typeof restored>>['invoices']) =>
      (await ask('POST /invoice-series', values)).json<{ id: number }>().id;
    const { other, invoices } = await restored(site, kind);
    const id = await add(invoices);
    const draft = await invoices.create();
    expect((await invoices.issue(draft, { series: id })).json()).toMatchObject({ question: 'last number' });
    await invoices.ask(`PUT /invoice-series/${id}/last`, { year: '2026', last: 3 });
    expect((await invoices.issue(draft, { series: id })).json<OpenInvoice>().number).toBe('L-4');
    // Where nothing was restored, nothing is asked.
    await add(site.invoices);
    expect((await site.invoices.series()).map(({ isConfirmed }) => isConfirmed)).toEqual([true]);
    await other.close();
    await site.live.close();
  },
);
