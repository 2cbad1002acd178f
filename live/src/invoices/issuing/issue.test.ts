import { createHash } from 'node:crypto';
import { companyDay } from '../../clock/companyClock';
import { bothDatabases } from '../../testing/testDatabase';
import type { invoicesOf } from '../../testing/testInvoices';
import { liveWithInvoices, type OpenInvoice } from '../../testing/testInvoices';
import type { TestLive } from '../../testing/testLive';

describe.each(bothDatabases)('on %s', (kind) => {
  let live: TestLive;
  let invoices: ReturnType<typeof invoicesOf>;
  beforeEach(async () => {
    ({ live, invoices } = await liveWithInvoices(kind));
  });
  afterEach(() => live.close());

  const addSeries = (series: object) =>
    invoices.ask('POST /invoice-series', { kind: 'invoice', name: 'Other', isYearly: true, ...series });

  test('an issue gives the next number and keeps the content with its hash', async () => {
    const draft = await invoices.create();
    const answer = await invoices.issue(draft, { templateVersion: 'abc' });
    const issued = answer.json<OpenInvoice>();
    expect(issued).toMatchObject({
      number: 'INV-2026-0001',
      state: 'issued',
      total: '1200.00',
      balance: '1200.00',
      issuedBy: 'Bilal',
      templateVersion: 'abc',
      version: 2,
      value: { template: 'template1', invoice: { receiptNumber: 'INV-2026-0001' } },
    });
    const { value } = await live.database.tables
      .selectFrom('invoice_versions')
      .where('version', '=', 2)
      .select('value')
      .executeTakeFirstOrThrow();
    expect(issued.hash).toBe(createHash('sha256').update(value).digest('hex'));
    expect((await invoices.issued()).number).toBe('INV-2026-0002');
    // A deleted draft leaves no gap.
    const { id } = await invoices.create();
    await invoices.ask(`DELETE /invoices/${id}`, undefined, 1);
    expect((await invoices.issued()).number).toBe('INV-2026-0003');
  });

  test('the next number of each series is known before the issue, also before there is a series', async () => {
    const next = async (date = '2026-11-20') => {
      const { id } = await invoices.create({ date });
      return (await invoices.ask(`GET /invoices/${id}/next-numbers`)).json();
    };
    const number = 'INV-2026-0001';
    const opensYear = companyDay() < '2026';
    const first = { series: null, name: 'invoice', number, lastDate: '', opensYear, isConfirmed: true };
    expect(await next()).toEqual({ numbers: [first] });
    const { series } = await invoices.issued();
    const { id: other } = (await addSeries({ pattern: '{yy}{MM}-{000}' })).json<{ id: number }>();
    expect(await next()).toEqual({
      numbers: [
        { ...first, series, number: 'INV-2026-0002', lastDate: '2026-11-20', opensYear: false },
        { ...first, series: other, name: 'Other', number: '2611-001' },
      ],
    });
    const later = { number: 'INV-2027-0001', opensYear: true };
    expect(await next('2027-01-02')).toMatchObject({ numbers: [later, { number: '2701-001' }] });
    expect(await next('')).toMatchObject({ numbers: [{ number: '', opensYear: false }, { number: '' }] });
  });

  test('a year before 2000 and a due date before the date are refused', async () => {
    for (const [dates, field, message] of [
      [{ date: '0226-11-20' }, 'date', 'The year is before 2000.'],
      [{ dueDate: '2026-11-19' }, 'dueDate', 'The invoice is due before its date.'],
    ] as const) {
      const refused = await invoices.issue(await invoices.create(dates));
      expect(refused.json()).toMatchObject({ status: 422, violations: [{ field, message }] });
    }
    const { id } = await invoices.issued();
    const payment = { date: '1926-11-20', amount: '1', method: '', note: '' };
    const paid = await invoices.ask(`POST /invoices/${id}/payments`, payment);
    expect(paid.json()).toMatchObject({ status: 422, violations: [{ field: 'date' }] });
  });

  test('what is issued is not saved, deleted or issued again, whatever version is named', async () => {
    const { id, value } = await invoices.issued();
    const expectRefused = async (route: string, payload: object | undefined, from: number) =>
      expect((await invoices.ask(route, payload, from)).json()).toMatchObject({
        status: 409,
        detail: 'INV-2026-0001 is issued: it cannot change.',
      });
    for (const from of [1, 2, 3]) {
      await expectRefused(`PUT /invoices/${id}`, value, from);
      await expectRefused(`DELETE /invoices/${id}`, undefined, from);
      await expectRefused(`POST /invoices/${id}/issue`, {}, from);
    }
    expect(await invoices.read(id)).toMatchObject({ version: 2, number: 'INV-2026-0001' });
  });

  test('a date before the last one of the series takes a yes; each year counts separately', async () => {
    expect((await invoices.issued({ date: '2027-01-02' })).number).toBe('INV-2027-0001');
    const earlier = await invoices.create({ date: '2026-12-31' });
    const refused = await invoices.issue(earlier);
    expect(refused.json()).toMatchObject({ status: 409, question: 'date', lastDate: '2027-01-02' });
    const confirmed = await invoices.issue(earlier, { isDateConfirmed: true });
    expect(confirmed.json()).toMatchObject({ number: 'INV-2026-0001' });
    expect((await invoices.issue(await invoices.create({ date: '2027-01-01' }))).statusCode).toBe(409);
    expect((await invoices.issued({ date: '2027-01-02' })).number).toBe('INV-2027-0002');
  });

  test('a date more than a year ahead takes a yes, and a void takes it back from the series', async () => {
    await invoices.issued({ date: '2026-11-21' });
    const far = await invoices.create({ date: '2999-01-01' });
    const refused = await invoices.issue(far);
    expect(refused.json()).toMatchObject({
      status: 409,
      question: 'date',
      lastDate: '2026-11-21',
      detail: 'The date 2999-01-01 is more than a year ahead.',
    });
    expect((await invoices.issue(far, { isDateConfirmed: true })).statusCode).toBe(200);
    const draft = await invoices.create({ date: '2026-11-21' });
    expect((await invoices.issue(draft)).statusCode).toBe(409);
    await invoices.ask(`POST /invoices/${far.id}/void`, { reason: 'Wrong year' });
    expect(await invoices.series()).toMatchObject([{ lastDate: '2026-11-21' }]);
    const { id } = (await invoices.issue(draft)).json<OpenInvoice>();
    await invoices.ask(`POST /invoices/${id}/void`, { reason: 'Twice' });
    expect(await invoices.series()).toMatchObject([{ lastDate: '2026-11-21' }]);
  });

  test('an invoice is issued as it was seen', async () => {
    const { id, value } = await invoices.create();
    await invoices.ask(`PUT /invoices/${id}`, { ...value, template: 'template2' }, 1);
    expect((await invoices.issue({ id, version: 1 })).statusCode).toBe(412);
  });

  test('several series count separately, by their patterns', async () => {
    const { id: series } = (await addSeries({ pattern: '{yy}{MM}-{000}', isYearly: false })).json<{
      id: number;
    }>();
    const number = async (date: string) =>
      (await invoices.issue(await invoices.create({ date }), { series })).json<OpenInvoice>().number;
    expect([await number('2026-12-31'), await number('2027-01-01')]).toEqual(['2612-001', '2701-002']);
    expect(await invoices.series()).toMatchObject([{ pattern: '{yy}{MM}-{000}', lastDate: '2027-01-01' }]);
    // The same number from another series, after a change of the pattern.
    await invoices.ask(`PUT /invoice-series/${series}`, { name: 'Former', pattern: 'F-{0}' });
    const { id: other } = (await addSeries({ pattern: '{yy}{MM}-{000}', isYearly: false })).json<{
      id: number;
    }>();
    const draft = await invoices.create({ date: '2026-12-31' });
    expect((await invoices.issue(draft, { series: other })).json()).toMatchObject({
      status: 409,
      detail: 'Another series has given the number 2612-001: change the pattern of one.',
    });
    expect((await invoices.issue(draft, { series: 99 })).statusCode).toBe(422);
  });

  test('a pattern that can give a number of another series is refused, with such a number', async () => {
    await invoices.issued();
    const { id: series } = (await addSeries({ pattern: 'R-{00}', isYearly: false })).json<{ id: number }>();
    for (const [pattern, name, number] of [
      ['INV-{year}-{00000}', 'invoice', 'INV-2026-10000'],
      ['R-0{0}', 'Other', 'R-01'],
      // Of the series that the first quote makes.
      ['Q-20{yy}-{0}', 'quote', 'Q-2026-1000'],
    ] as const) {
      const message = `The series "${name}" can give the same number, such as ${number}. Choose another pattern.`;
      const refused = await addSeries({ pattern, isYearly: pattern.includes('{y') });
      expect(refused.json()).toMatchObject({ status: 422, detail: message, field: 'pattern' });
    }
    const change = (pattern: string) =>
      invoices.ask(`PUT /invoice-series/${series}`, { name: 'Other', pattern });
    expect((await change('INV-{yy}{yy}-{0000}')).statusCode).toBe(422);
    expect((await change('R-{00}')).statusCode).toBe(204);
    expect((await change('R-{000}')).statusCode).toBe(204);
  });

  test('new invoices take the default series, which is the first one until another is chosen', async () => {
    await invoices.issued();
    const { id } = (await addSeries({ pattern: 'R{yy}-{000}' })).json<{ id: number }>();
    expect((await invoices.issued()).number).toBe('INV-2026-0002');
    expect((await invoices.ask(`PUT /invoice-series/${id}/usual`)).statusCode).toBe(204);
    expect((await invoices.issued()).number).toBe('R26-001');
    expect((await invoices.series())[0]).toMatchObject({ id });
    expect((await invoices.ask('PUT /invoice-series/99/usual')).statusCode).toBe(404);
  });

  test('a series goes on after the last number that a person names, never below its own', async () => {
    await invoices.issued();
    const { id } = (await invoices.series())[0]!;
    const last = (count: number) =>
      invoices.ask(`PUT /invoice-series/${id}/last`, { year: '2026', last: count });
    expect((await last(0)).statusCode).toBe(422);
    expect((await last(41)).statusCode).toBe(204);
    expect((await invoices.issued()).number).toBe('INV-2026-0042');
  });

  test('a last number that was named too high is lowered, down to the last number that is here', async () => {
    const ofVoid = await invoices.issued();
    await invoices.ask(`POST /invoices/${ofVoid.id}/void`, { reason: 'Twice' });
    await invoices.issued({ date: '2027-01-02' });
    const { id, name } = (await invoices.series())[0]!;
    const last = (count: number) =>
      invoices.ask(`PUT /invoice-series/${id}/last`, { year: '2026', last: count });
    await last(4100);
    expect((await last(0)).json()).toMatchObject({
      status: 422,
      detail: 'The last number here is 1: name this or a later one.',
    });
    expect((await last(1)).statusCode).toBe(204);
    const next = await invoices.issue(await invoices.create(), { isDateConfirmed: true });
    expect(next.json<OpenInvoice>().number).toBe('INV-2026-0002');
    const pattern = 'RE-{year}-{0000}';
    await invoices.ask(`PUT /invoice-series/${id}`, { name, pattern });
    await last(4100);
    expect((await last(3)).json()).toMatchObject({
      status: 422,
      detail: expect.stringMatching(/^Numbers of an earlier pattern are here: name 4100 or/) as string,
    });
  });

  test('100 issues at once give 1 to 100, none twice and none missing', async () => {
    const drafts = [];
    for (let turn = 0; turn < 100; turn++) drafts.push(await invoices.create());
    const answers = await Promise.all(drafts.map((draft) => invoices.issue(draft)));
    const numbers = answers.map((answer) => answer.json<OpenInvoice>().number);
    const expected = Array.from(
      { length: 100 },
      (_, index) => `INV-2026-${String(index + 1).padStart(4, '0')}`,
    );
    expect(numbers.sort()).toEqual(expected);
  });

  test('of five issues of one draft at once, one gives it a number; a repeated one answers the same', async () => {
    const draft = await invoices.create();
    const answers = await Promise.all(Array.from({ length: 5 }, () => invoices.issue(draft)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409]);
    const next = await invoices.create();
    const repeated = Array.from({ length: 5 }, () =>
      invoices.ask(`POST /invoices/${next.id}/issue`, {}, 1, 'one-key-of-the-issue'),
    );
    const numbers = (await Promise.all(repeated)).map((answer) => answer.json<OpenInvoice>().number);
    expect(numbers).toEqual(Array<string>(5).fill('INV-2026-0002'));
    expect((await invoices.issued()).number).toBe('INV-2026-0003');
  });
});
