import { bothDatabases } from '../../testing/testDatabase';
import { allow, draftOf, invoicesOf } from '../../testing/testInvoices';
import { addPerson } from '../../testing/testPeople';
import { liveWithPlans, monthly, type Plan } from '../../testing/testPlans';

const auto = { mode: 'issue and send' };

describe.each(bothDatabases)('on %s', (kind) => {
  let site: Awaited<ReturnType<typeof liveWithPlans>>;
  beforeEach(async () => void (site = await liveWithPlans(kind)));
  afterEach(async () => {
    jest.useRealTimers();
    await site.live.close();
  });

  test('a pause skips its days, and a stop is final', async () => {
    const { invoices, at, run, plan, days } = site;
    const { id } = (await plan({ every: 'week', next: '2026-12-02' })).json<Plan>();
    const set = (state: string) => invoices.ask(`PUT /invoice-plans/${id}/state`, { state });
    expect((await set('paused')).json()).toMatchObject({ state: 'paused' });
    await at('2026-12-10');
    await run();
    expect(await days()).toEqual([]);
    expect((await set('on')).json()).toMatchObject({ state: 'on', next: '2026-12-16' });
    await at('2026-12-16');
    await run();
    await set('stopped');
    await at('2027-01-16');
    await run();
    expect(await days()).toEqual(['2026-12-16  draft']);
    expect((await set('on')).json()).toMatchObject({ status: 409 });
    const changed = await invoices.ask(`PUT /invoice-plans/${id}`, { ...monthly, next: '2027-02-01' });
    expect(changed.statusCode).toBe(409);
  });

  test('a plan keeps its own content until an invoice of it is taken', async () => {
    const { invoices, made, at, run, plan } = site;
    const { id, source } = (await plan({ next: '2026-12-02' })).json<Plan>();
    const dearer = draftOf({ items: [{ id: 1, name: 'Design', quantity: '1', amount: '9000' }] });
    await invoices.ask(`PUT /invoices/${source!.id}`, dearer, 1);
    await at('2026-12-02');
    await run();
    expect(await made()).toMatchObject([{ total: '1200.00' }]);
    const stranger = (await invoices.create()).id;
    const change = (invoice: number) =>
      invoices.ask(`PUT /invoice-plans/${id}`, { ...monthly, invoice, next: '2026-12-09' });
    expect((await change(stranger)).json()).toMatchObject({ status: 409 });
    expect((await change(source!.id)).json()).toMatchObject({ total: '9000.00', next: '2026-12-09' });
    await at('2026-12-09');
    await run();
    expect((await made()).map(({ total }) => total)).toEqual(['1200.00', '9000.00']);
  });

  test('a change in February that names the same next day keeps the 31st', async () => {
    const { invoices, at, run, plan, days } = site;
    const { id } = (await plan()).json<Plan>();
    await at('2027-02-01');
    await run();
    const change = (settings: object) =>
      invoices.ask(`PUT /invoice-plans/${id}`, { ...monthly, next: '2027-02-28', ...settings });
    expect((await change(auto)).statusCode).toBe(200);
    expect((await change({})).statusCode).toBe(200);
    await at('2027-04-30');
    await run();
    const drafted = (await days()).map((day) => day.slice(0, 10));
    expect(drafted.slice(2)).toEqual(['2027-02-28', '2027-03-31', '2027-04-30']);
    // Another day or rhythm starts again.
    expect((await change({ next: '2027-05-30' })).json()).toMatchObject({ next: '2027-05-30' });
    await at('2027-05-30');
    await run();
    expect((await change({ every: 'quarter', next: '2027-06-30' })).statusCode).toBe(200);
    await at('2027-12-30');
    await run();
    expect((await days()).slice(5).map((day) => day.slice(0, 10))).toEqual([
      ...['2027-05-30', '2027-06-30', '2027-09-30', '2027-12-30'],
    ]);
  });

  test('its draft and its source may be deleted', async () => {
    const { invoices, made, at, run, plan, plans } = site;
    const { source } = (await plan({ next: '2026-12-02' })).json<Plan>();
    await at('2026-12-02');
    await run();
    const [draft] = await made();
    for (const id of [source!.id, draft!.id])
      expect((await invoices.ask(`DELETE /invoices/${id}`, undefined, 1)).statusCode).toBe(204);
    await run();
    expect(await made()).toEqual([]);
    expect(await plans()).toMatchObject([{ source: null, last: null, client: 'Lumen Ltd' }]);
  });

  test('what cannot go is refused when it is set', async () => {
    const { invoices, plan } = site;
    const refused = async (settings: object, changes?: Parameters<typeof draftOf>[0]) => {
      const { status, detail } = (await plan(settings, changes)).json<{ status: number; detail: string }>();
      return `${status} ${detail}`;
    };
    const bill = draftOf().invoice.billTo;
    expect(await refused({ next: '2026-11-30' })).toContain('422 This day has passed');
    expect(await refused({ next: '2026-02-30' })).toContain('422 Enter a valid date');
    expect(await refused(auto, { items: [] })).toContain('422 The invoice is incomplete');
    expect(await refused(auto, { billTo: { ...bill, email: '' } })).toContain('422 The client has no email');
    const quote = (await invoices.ask('POST /invoices?kind=quote', draftOf())).json<{ id: number }>();
    expect(await refused({ invoice: quote.id })).toContain('422 Only invoices');
    expect(await refused({ invoice: 999 })).toContain('404');
    const { source } = (await plan()).json<Plan>();
    expect(await refused({ invoice: source!.id })).toContain('409 This invoice has a recurring invoice');
  });

  test('without the right to issue nobody makes, changes or continues what issues automatically', async () => {
    const { live, invoices } = site;
    const person = await addPerson(live, 'manager');
    await allow(live, person, ['invoices']);
    const writer = invoicesOf(live, person);
    const { id: invoice } = await writer.create();
    expect((await writer.ask('POST /invoice-plans', { ...monthly, ...auto, invoice })).statusCode).toBe(403);
    const { id } = (await writer.ask('POST /invoice-plans', { ...monthly, invoice })).json<Plan>();
    expect((await writer.ask(`PUT /invoice-plans/${id}`, { ...monthly, ...auto })).statusCode).toBe(403);
    expect((await invoices.ask(`PUT /invoice-plans/${id}`, { ...monthly, ...auto })).statusCode).toBe(200);
    const set = (state: string) => writer.ask(`PUT /invoice-plans/${id}/state`, { state });
    expect([(await set('paused')).statusCode, (await set('on')).statusCode]).toEqual([200, 403]);
  });
});
