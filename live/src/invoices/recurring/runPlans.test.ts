import { openDatabase, type Database } from '../../database/openDatabase';
import type { Mail } from '../../mail/mail';
import { markRestored } from '../../records/restored';
import { bothDatabases } from '../../testing/testDatabase';
import { draftOf } from '../../testing/testInvoices';
import { liveWithPlans, monthly } from '../../testing/testPlans';
import { createStorePdf } from '../pdf/storePdf';

/** A database whose server ends after so many changes. */
function endingAfter(count: number, database: Database): Database {
  let changes = 0;
  const change: Database['change'] = (work) =>
    ++changes > count ? Promise.reject(new Error('killed')) : database.change(work);
  return { ...database, change };
}

const auto = { mode: 'issue and send' };

describe.each(bothDatabases)('on %s', (kind) => {
  let site: Awaited<ReturnType<typeof liveWithPlans>>;
  beforeEach(async () => void (site = await liveWithPlans(kind)));
  afterEach(async () => {
    jest.useRealTimers();
    await site.live.close();
  });

  test('a draft is made on its day, by the clocks of the company, due by its terms', async () => {
    const { made, at, run, plan, plans, days } = site;
    const answer = await plan({}, { terms: '14' });
    expect(answer.json()).toMatchObject({ next: '2026-12-31', client: 'Lumen Ltd', total: '1200.00' });
    await at('2026-12-30', '23:59');
    await run();
    expect(await days()).toEqual([]);
    await at('2026-12-31', '00:00');
    await run();
    await run();
    expect(await days()).toEqual(['2026-12-31 2027-01-14 draft']);
    const [first] = await made();
    expect(first).toMatchObject({
      total: '1200.00',
      plan: { day: '2026-12-31', problem: null, state: 'on' },
    });
    expect(first!.value).not.toHaveProperty('hasDateOfDay');
    expect(await plans()).toMatchObject([{ next: '2027-01-31', last: { id: first!.id }, problems: [] }]);
    await at('2027-02-28');
    await run();
    await at('2027-03-31');
    await run();
    expect((await days()).slice(2)).toEqual(['2027-02-28 2027-03-14 draft', '2027-03-31 2027-04-14 draft']);
  });

  test('the language, and what an electronic invoice says beyond the sheet, come again', async () => {
    const { made, at, run, invoices } = site;
    const value = { ...draftOf(), language: 'de', eInvoice: { country: 'DE', clientCountry: 'FR' } };
    const { id: invoice } = (await invoices.ask('POST /invoices', value)).json<{ id: number }>();
    await invoices.ask('POST /invoice-plans', { ...monthly, invoice });
    await at('2026-12-31');
    await run();
    expect(await made()).toMatchObject([{ value: { language: 'de', eInvoice: value.eInvoice } }]);
  });

  test('a plan that cannot be drafted leaves the others', async () => {
    const { live, lines, made, at, run, plan } = site;
    const broken = (await plan()).json<{ id: number }>().id;
    const whole = (await plan()).json<{ id: number }>().id;
    await live.database.tables
      .updateTable('invoice_plans')
      .set({ value: '{' })
      .where('id', '=', broken)
      .execute();
    await at('2026-12-31');
    await run();
    expect(await made()).toMatchObject([{ plan: { id: whole } }]);
    expect(lines).toEqual([
      expect.stringMatching(new RegExp(`^Recurring invoice ${broken} was not drafted: `)),
    ]);
  });

  test('an invoice without terms is due as many days later as the one that it repeats', async () => {
    const { at, run, plan, days } = site;
    await plan({ next: '2026-12-05' }, { date: '2026-11-20', dueDate: '2026-11-30' });
    await at('2026-12-05');
    await run();
    expect(await days()).toEqual(['2026-12-05 2026-12-15 draft']);
  });

  test('two servers and a restart make each invoice once, and send it once', async () => {
    const { live, invoices, at, run, plan, days, outbox } = site;
    await plan({ ...auto, next: '2026-12-02' });
    const other = await openDatabase(live.address);
    await at('2026-12-02');
    await Promise.all([run(), run(other), run(), run(other)]);
    await other.close();
    await live.restart();
    await run();
    expect(await days()).toEqual(['2026-12-02  issued']);
    expect(await outbox('invoice')).toHaveLength(1);
    expect((await invoices.series())[0]!.lastDate).toBe('2026-12-02');
  });

  test('a server that ended between the steps leaves the rest to the next one', async () => {
    const { live, lines, at, run, plan, days, outbox } = site;
    await plan({ ...auto, next: '2026-12-02' });
    await at('2026-12-02');
    await run(endingAfter(3, live.database));
    expect(await days()).toEqual(['2026-12-02  issued']);
    expect(await outbox('invoice')).toEqual([]);
    expect(lines.at(-1)).toContain('killed');
    await run();
    await run();
    expect(await outbox('invoice')).toHaveLength(1);
  });

  test.each(['mailed', 'made void'])(
    'an invoice that a person has %s before its mail was written is not mailed later',
    async (how) => {
      const { live, invoices, made, at, run, plan, plans, outbox } = site;
      await plan({ ...auto, next: '2026-12-02' });
      await at('2026-12-02');
      await run(endingAfter(3, live.database));
      const [{ id } = { id: 0 }] = await made();
      if (how === 'mailed') await invoices.send(id, { subject: 'By hand' });
      else await invoices.ask(`POST /invoices/${id}/void`, { reason: 'Twice' });
      const before = await outbox('invoice');
      await at('2026-12-20');
      await run();
      expect(await outbox('invoice')).toEqual(before);
      expect(await plans()).toMatchObject([{ problems: [] }]);
    },
  );

  test('a mail that could not be sent is not sent after one by a person', async () => {
    const { invoices, made, at, run, plan, outbox } = site;
    await plan({ ...auto, next: '2026-12-02' });
    await at('2026-12-02');
    await run();
    const [{ id } = { id: 0 }] = await made();
    expect(await outbox('invoice')).toHaveLength(1);
    for (const subject of ['By hand', 'To the bookkeeper']) await invoices.send(id, { subject });
    const mails = (await outbox('invoice')).map(({ mail }) => (JSON.parse(mail) as Mail).subject);
    expect(mails.sort()).toEqual(['By hand', 'To the bookkeeper']);
  });

  test('missed days bring an invoice each; those that are long over are left to people', async () => {
    const { at, run, plan, plans, days, outbox } = site;
    await plan({ ...auto, every: 'week', next: '2026-12-02' });
    await at('2026-12-24');
    await run();
    expect(await days()).toEqual([
      ...['2026-12-02  draft', '2026-12-09  draft', '2026-12-16  draft', '2026-12-23  issued'],
    ]);
    const [all] = await plans();
    expect(all).toMatchObject({ next: '2026-12-30' });
    expect(all!.problems.map(({ day }) => day)).toEqual(['2026-12-02', '2026-12-09', '2026-12-16']);
    expect(all!.problems[0]!.problem).toContain('22 days late');
    expect(await outbox('invoice')).toHaveLength(1);
  });

  test('what is issued and sent automatically goes in the morning, with number, mail and the name of the site', async () => {
    const { made, at, run, plan, days, outbox } = site;
    await plan({ ...auto, next: '2026-12-02' });
    await at('2026-12-02', '07:59');
    await run();
    expect(await days()).toEqual(['2026-12-02  draft']);
    await at('2026-12-02', '08:00');
    await run();
    const [issued] = await made();
    expect(issued).toMatchObject({ number: 'INV-2026-0001', issuedBy: 'The site' });
    const mails = await outbox('invoice');
    expect(mails).toMatchObject([{ recipient: 'sara@lumen.example', invoice: issued!.id }]);
    expect(JSON.parse(mails[0]!.mail)).toMatchObject({
      subject: expect.stringContaining('INV-2026-0001') as string,
    });
    expect(await outbox('notice')).toEqual([]);
  });

  test('with a Chromium its mail has the PDF', async () => {
    const { live, run, made, at, plan, outbox } = site;
    await plan({ ...auto, next: '2026-12-02' });
    await at('2026-12-02');
    const storePdf = createStorePdf(live.database, async () => ({ bytes: Buffer.from('%PDF'), missing: [] }));
    await run(live.database, { storePdf });
    const [{ id, pdfHash } = { id: 0, pdfHash: null }] = await made();
    expect(pdfHash).toMatch(/^\w{64}$/);
    expect(JSON.parse((await outbox('invoice'))[0]!.mail)).toMatchObject({ pdfOf: id });
  });

  test.each(['its date is before the last one', 'there is no mail server', 'the site was restored'])(
    'an invoice is left to people where %s, and says so',
    async (what) => {
      const { live, invoices, made, at, run, plan, plans, days, outbox } = site;
      await live.database.tables.updateTable('people').set({ notices: 'each' }).execute();
      const isEarlier = what.includes('date');
      await invoices.issued({ date: isEarlier ? '2026-12-20' : '2026-11-20' });
      await plan({ ...auto, next: '2026-12-02' });
      if (what.includes('restored')) await markRestored(live.database.tables);
      await at('2026-12-02');
      const means = { sendsMail: !what.includes('mail') };
      await run(live.database, means);
      await run(live.database, means);
      expect(await days()).toEqual(['2026-12-02  draft']);
      const [{ id, plan: of } = { id: 0, plan: null }] = await made();
      expect(of!.problem).toMatch(/2026-12-20, which is later|no mail server|name the last number/);
      const problems = [{ day: '2026-12-02', invoice: id, problem: of!.problem }];
      expect(await plans()).toMatchObject([{ problems }]);
      expect(await outbox('notice')).toHaveLength(1);
      const log = live.database.tables.selectFrom('log').where('action', '=', 'left a recurring invoice');
      expect(await log.selectAll().execute()).toMatchObject([{ person: null, subject: `invoices/${id}` }]);
    },
  );

  test('an invoice that was left to people and issued by one is not left any more', async () => {
    const { invoices, live, made, at, run, plan, plans } = site;
    await plan({ ...auto, next: '2026-12-02' });
    await at('2026-12-02');
    await run(live.database, { sendsMail: false });
    // With a mail server again it is still left to people.
    await run();
    const [draft] = await made();
    expect((await plans())[0]!.problems).toHaveLength(1);
    expect((await invoices.issue(draft!)).statusCode).toBe(200);
    expect((await plans())[0]!.problems).toEqual([]);
    expect((await invoices.read(draft!.id)).plan).toMatchObject({ problem: null });
  });

  test('a colleague who changes the draft before it is issued is asked to look at it', async () => {
    const { live, invoices, made, at, run, plan } = site;
    await plan({ ...auto, next: '2026-12-02' });
    await at('2026-12-02');
    await run(endingAfter(2, live.database));
    const [draft] = await made();
    await invoices.ask(`PUT /invoices/${draft!.id}`, draftOf({ notes: 'Mine' }), 1);
    await run();
    expect(await made()).toMatchObject([
      { number: null, plan: { problem: expect.stringContaining('A colleague has changed') as string } },
    ]);
  });
});
