import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { systemActor } from '../../log/addToLog';
import { setTime } from '../../testing/clock';
import { bothDatabases } from '../../testing/testDatabase';
import { allow, liveWithInvoices, type invoicesOf, type OpenInvoice } from '../../testing/testInvoices';
import type { TestLive } from '../../testing/testLive';
import { addPerson } from '../../testing/testPeople';
import { importInvoices } from './importInvoices';
import type { ImportResult, ImportRow } from './schemas';
import { readRows } from './planImport';

const writing = { dateFormat: 'DD.MM.YYYY', decimalMark: ',', currency: 'EUR' } as const;

const rowOf = (changes: Partial<ImportRow> = {}): ImportRow => ({
  row: 2,
  number: 'INV-2026-0041',
  date: '31.01.2026',
  due: '14.02.2026',
  client: 'Lumen Ltd',
  net: '1.000,00',
  tax: '190,00',
  total: '1.190,00',
  ...changes,
});

/** As `rowOf` is read. */
const firstOf = (number: string, total: string) => ({
  row: 2,
  number,
  state: 'open',
  date: '2026-01-31',
  dueDate: '2026-02-14',
  client: 'Lumen Ltd',
  currency: 'EUR',
  total,
  paid: '0.00',
  lines: 1,
});

describe.each(bothDatabases)('on %s', (kind) => {
  let live: TestLive;
  let invoices: ReturnType<typeof invoicesOf>;
  beforeEach(async () => {
    setTime(Date.parse('2026-11-27T10:00:00Z'));
    ({ live, invoices } = await liveWithInvoices(kind));
  });
  afterEach(async () => {
    jest.useRealTimers();
    await live.close();
  });

  const send = (rows: ImportRow[], isDryRun: boolean, how: object = {}) =>
    invoices.ask('POST /invoices/import', { rows, isDryRun, ...writing, ...how });
  const dryRun = async (rows: ImportRow[], how?: object) =>
    (await send(rows, true, how)).json<ImportResult>();
  const run = async (rows: ImportRow[], how?: object) => (await send(rows, false, how)).json<ImportResult>();
  const all = async () => {
    const { invoices: listed } = await invoices.list('?sort=number&order=asc');
    return Promise.all(listed.map(({ id }) => invoices.read(id)));
  };

  test('somebody who is removed while a dry run is on its way does not learn known numbers', async () => {
    await run([rowOf()]);
    const person = await addPerson(live, 'editor', 'Omar');
    await allow(live, person, ['invoices', 'issue']);
    const slowly = async function* () {
      await live.database.tables.deleteFrom('people').where('id', '=', person.id).execute();
      yield JSON.stringify({ rows: [rowOf()], isDryRun: true, ...writing });
    };
    const headers = {
      ...person.headers,
      'content-type': 'application/json',
      'transfer-encoding': 'chunked',
      'idempotency-key': randomUUID(),
    };
    const answer = await live.ask('POST /invoices/import', { headers, payload: Readable.from(slowly()) });
    expect(answer.statusCode).toBe(401);
    expect(answer.body).not.toContain('INV-2026-0041');
  });

  test('a dry run reports what an import would do, and changes nothing', async () => {
    await run([rowOf({ number: 'INV-2026-0040' })]);
    const result = await dryRun([
      rowOf({ row: 2, paid: '190' }),
      rowOf({ row: 3, number: 'RE-7', net: '', tax: '', total: '9,50' }),
      rowOf({ row: 4, number: 'INV-2026-0040' }),
      rowOf({ row: 5, number: 'RE-7' }),
      rowOf({ row: 6, number: 'RE-8', date: '31.02.2026', client: ' ', total: 'many' }),
    ]);
    expect(result).toEqual({
      count: 2,
      paid: 0,
      drafts: 0,
      clients: 1,
      sums: [{ currency: 'EUR', count: 2, total: '1199.50', paid: '190.00' }],
      first: [
        { ...firstOf('INV-2026-0041', '1190.00'), paid: '190.00', state: 'partly paid' },
        { ...firstOf('RE-7', '9.50'), row: 3 },
      ],
      leftOut: [],
      doubled: [
        { row: 4, number: 'INV-2026-0040', problems: ['An invoice with this number is here already.'] },
        { row: 5, number: 'RE-7', problems: ['Row 3 has the same number.'] },
      ],
      refused: [
        {
          row: 6,
          number: 'RE-8',
          problems: [
            'The date "31.02.2026" does not exist.',
            'The client is missing.',
            'The total "many" is not an amount.',
          ],
        },
      ],
      series: [
        {
          name: 'invoice',
          pattern: 'INV-{year}-{0000}',
          next: 'INV-2026-0041',
          after: 'INV-2026-0042',
        },
      ],
      withoutSeries: { count: 1, example: 'RE-7' },
    });
    expect((await invoices.list()).count).toBe(1);
  });

  const manyRows = (count: number) =>
    readRows(
      Array.from({ length: count }, (_, index) =>
        rowOf({ number: `INV-2026-${String(index + 1).padStart(4, '0')}` }),
      ),
      writing,
    );

  test('a long import lets the changes of others go on, who get none of its numbers', async () => {
    const rows = await manyRows(1000);
    const { tables, change } = live.database;
    const id = await invoices.create({ date: '2026-11-20' });
    let isOver = false;
    const importing = importInvoices({ tables, change, actor: systemActor }, rows).then((result) => {
      isOver = true;
      return result;
    });
    const seen = async () => (await tables.selectFrom('invoices').select('id').execute()).length;
    while ((await seen()) < 100) await pause(1);
    const { number } = (await invoices.issue(id)).json<OpenInvoice>();
    expect([number, isOver]).toEqual(['INV-2026-1001', false]);
    expect(await importing).toMatchObject({ count: 1000, doubled: [] });
    expect(await seen()).toBe(1001);
  });

  test('an import that was interrupted is completed by the same rows', async () => {
    const rows = await manyRows(300);
    const { tables, change } = live.database;
    let changes = 0;
    const interrupted: typeof change = (work) => {
      if (++changes === 5) throw new Error('The power is gone');
      return change(work);
    };
    const how = { tables, actor: systemActor };
    await expect(importInvoices({ ...how, change: interrupted }, rows)).rejects.toThrow('power');
    expect((await invoices.list()).count).toBe(200);
    const rest = await importInvoices({ ...how, change }, rows);
    expect([rest.count, rest.doubled.length]).toEqual([100, 200]);
    expect((await invoices.list()).count).toBe(300);
  });

  test('rows of more than 4 MB are refused, and the answer says what to do', async () => {
    const answer = await send([rowOf({ client: 'x'.repeat(4 * 2 ** 20) })], true);
    expect(answer.statusCode).toBe(413);
    expect(answer.json()).toMatchObject({ detail: expect.stringContaining('split the file') as unknown });
  });

  test('imported invoices keep number and amounts, are paid, fixed, and in all lists', async () => {
    const result = await run([
      rowOf({ paid: '190', paidOn: '05.02.2026' }),
      rowOf({ number: 'INV-2025-0007', date: '2025-12-31', due: '', paid: 'yes' }),
      rowOf({ number: 'RE-7', net: '33,33', tax: '4,49', total: '', currency: 'usd' }),
    ]);
    expect(result).toMatchObject({ count: 3, refused: [], doubled: [] });
    const [earlier, partly, other] = await all();
    expect(earlier).toMatchObject({
      number: 'INV-2025-0007',
      state: 'paid',
      total: '1190.00',
      dueDate: '',
      payments: [{ date: '2025-12-31', amount: '1190.00', note: 'Imported', notedBy: 'Bilal' }],
    });
    expect(partly).toMatchObject({
      number: 'INV-2026-0041',
      client: 'Lumen Ltd',
      date: '2026-01-31',
      dueDate: '2026-02-14',
      total: '1190.00',
      balance: '1000.00',
      state: 'overdue',
      issuedBy: 'Bilal',
      importedAt: expect.stringMatching(/^\d{4}-/),
      payments: [{ date: '2026-02-05', amount: '190.00' }],
      value: { invoice: { taxRate: '19', items: [{ quantity: '1', amount: '1000' }] } },
    });
    // 33.33 and 13.4711 % of it.
    expect(other).toMatchObject({ number: 'RE-7', currency: 'USD', total: '37.82', series: null });
    expect((await invoices.pay(partly!.id, '1000')).json()).toMatchObject({ state: 'paid' });
    expect((await invoices.ask(`POST /invoices/${other!.id}/void`, { reason: 'Twice' })).statusCode).toBe(
      200,
    );
    const { tables } = live.database;
    for (const statement of [
      sql`update invoices set total = '1.00' where number = 'RE-7'`,
      sql`update invoices set imported_at = null where number = 'RE-7'`,
      sql`update invoice_versions set value = '{}' where invoice = ${other!.id}`,
      sql`delete from invoices where number = 'RE-7'`,
    ])
      await expect(statement.execute(tables)).rejects.toThrow(/does not change|not deleted/);
    const { currencies } = (await invoices.ask('GET /receivables')).json<{ currencies: object[] }>();
    expect(currencies).toMatchObject([{ currency: 'EUR' }]);
  });

  test('the status decides what a row becomes; voids and credit notes are counted', async () => {
    const rows = [
      rowOf({ status: 'Sent', balance: '1.000,00' }),
      rowOf({ row: 3, number: 'RE-8', status: 'Paid', paidOn: '05.02.2026' }),
      rowOf({ row: 4, number: '', status: 'Draft', discount: '100', net: '1.100' }),
      rowOf({ row: 5, number: 'RE-9', status: 'draft', client: 'Orbit Ltd' }),
      rowOf({ row: 6, number: 'RE-10', status: 'Void' }),
      rowOf({ row: 7, number: 'CN-1', total: '-119' }),
      rowOf({ row: 8, number: 'RE-11', status: 'uncollectible' }),
    ];
    const expected = {
      count: 2,
      paid: 1,
      drafts: 2,
      clients: 2,
      sums: [{ currency: 'EUR', count: 2, total: '2380.00', paid: '1380.00' }],
      leftOut: [
        { row: 6, number: 'RE-10', reason: 'Void' },
        { row: 7, number: 'CN-1', reason: 'Credit note' },
        { row: 8, number: 'RE-11', reason: 'Written off' },
      ],
      doubled: [],
      refused: [],
      series: [{ after: 'INV-2026-0042' }],
    };
    expect(await dryRun(rows)).toMatchObject(expected);
    expect(await run(rows)).toMatchObject(expected);
    const made = await all();
    expect(made.map(({ state, total }) => [state, total])).toEqual(
      expect.arrayContaining([
        ['overdue', '1190.00'],
        ['paid', '1190.00'],
        ['draft', '1190.00'],
        ['draft', '1190.00'],
      ]),
    );
    const drafts = made.filter(({ state }) => state === 'draft');
    expect(drafts.find(({ client }) => client === 'Orbit Ltd')).toMatchObject({ number: null, name: 'RE-9' });
    expect(drafts.every(({ importedAt }) => importedAt === null)).toBe(true);
    // Repeated, the draft without a number is found, too.
    const again = await run(rows);
    expect(again).toMatchObject({ count: 0, drafts: 0 });
    expect(again.doubled.map(({ row }) => row)).toEqual([2, 3, 4, 5]);
    expect(await dryRun(rows, { writtenOff: 'open' })).toMatchObject({ count: 1, sums: [{ count: 1 }] });
  });

  test('an invoice whose draft is here is named, and comes in once the draft is deleted', async () => {
    await run([rowOf({ status: 'draft' }), rowOf({ row: 3, number: 'RE-8' })]);
    const [draft] = (await all()).filter(({ state }) => state === 'draft');
    const problem = 'A draft with this number is here already: delete it, then import the invoice.';
    const doubled = [{ row: 2, number: 'INV-2026-0041', problems: [problem] }];
    expect(await dryRun([rowOf()])).toMatchObject({ count: 0, doubled });
    expect(await run([rowOf()])).toMatchObject({ count: 0, doubled });
    await invoices.ask(`DELETE /invoices/${draft!.id}`, undefined, draft!.version);
    expect(await run([rowOf()])).toMatchObject({ count: 1, doubled: [] });
  });

  test('rows with lines and one number are one invoice, with its client', async () => {
    const line = { number: 'RE-7', net: '', tax: '', total: '', email: 'ap@lumen.example', vatId: 'ATU1' };
    const more = { address: 'Gasse 4\n1010 Wien', country: 'Austria', reference: 'PO 7' };
    await run([
      rowOf({ ...line, ...more, item: 'Design', quantity: '6,5', price: '100' }),
      rowOf({ ...line, row: 3, item: 'Writing', quantity: '7', price: '70' }),
      rowOf({ ...line, row: 4, item: 'Development', lineNet: '6.750,00' }),
    ]);
    const [made] = await all();
    expect(made).toMatchObject({ number: 'RE-7', total: '7890.00', state: 'overdue' });
    expect(made!.value).toMatchObject({
      invoice: {
        orderNumber: 'PO 7',
        billTo: { company: 'Lumen Ltd', email: 'ap@lumen.example', address: 'Gasse 4\n1010 Wien' },
        items: [
          { name: 'Design', quantity: '6.5', amount: '100' },
          { name: 'Writing', quantity: '7', amount: '70' },
          { name: 'Development', quantity: '1', amount: '6750' },
        ],
      },
      eInvoice: { clientVatId: 'ATU1', clientCountry: 'AT' },
    });
  });

  test('the series goes on after the highest number of its pattern, each year separately', async () => {
    await run([
      rowOf({ number: 'INV-2026-0041' }),
      rowOf({ number: 'INV-2026-0017' }),
      rowOf({ number: 'INV-2025-0009', date: '01.12.2025', due: '' }),
      rowOf({ number: 'INV-2026-41' }),
    ]);
    const number = async (date: string, how?: object) =>
      (await invoices.issue(await invoices.create({ date }), how)).json<OpenInvoice>().number;
    expect(await number('2026-11-20')).toBe('INV-2026-0042');
    expect(await number('2025-12-31', { isDateConfirmed: true })).toBe('INV-2025-0010');
    // Lower ones do not take it back.
    expect((await run([rowOf({ number: 'INV-2026-0012' })])).count).toBe(1);
    expect(await number('2026-11-20')).toBe('INV-2026-0043');
  });

  test('an import is repeated without a double, and the log has its count', async () => {
    const first = await run([rowOf()]);
    expect(first.count).toBe(1);
    expect(await run([rowOf()])).toMatchObject({ count: 0, doubled: [{ row: 2, number: 'INV-2026-0041' }] });
    const logged = await live.database.tables
      .selectFrom('log')
      .where('action', '=', 'imported invoices')
      .select('details')
      .execute();
    expect(JSON.parse(logged[0]!.details!)).toMatchObject({ count: 1, doubled: 0, refused: 0 });
  });

  describe('undoing an import', () => {
    const imports = async () =>
      (await invoices.ask('GET /invoices/imports')).json<{ imports: { id: number }[] }>().imports;
    const undo = (id: number) => invoices.ask(`POST /invoices/imports/${id}/undo`);
    const rows = [
      rowOf({ paid: '190' }),
      rowOf({ row: 3, number: 'RE-8', status: 'Paid' }),
      rowOf({ row: 4, number: 'RE-9', status: 'draft' }),
    ];

    test('removes its invoices, payments, PDFs and drafts, and gives its numbers back', async () => {
      const own = await invoices.issued({ date: '2026-11-20' });
      await run(rows);
      await run([rowOf({ number: 'RE-10' })]);
      const { tables } = live.database;
      const [{ id: printed } = { id: 0 }] = (await all()).filter(({ number }) => number === 'RE-8');
      const pdf = { invoice: printed, bytes: Buffer.from('%PDF'), hash: 'h', made_at: '2026-11-27' };
      await tables.insertInto('invoice_pdfs').values(pdf).execute();
      expect(await imports()).toMatchObject([
        { count: 1, drafts: 0 },
        { count: 2, drafts: 1, by: 'Bilal', undoneAt: null },
      ]);
      const id = (await imports())[1]!.id;
      const answer = await undo(id);
      expect(answer.json()).toMatchObject({ imports: [{ count: 1 }, { count: 0, drafts: 0 }] });
      expect((await undo(id)).statusCode).toBe(409);
      expect((await all()).map(({ number }) => number).sort()).toEqual([own.number, 'RE-10'].sort());
      for (const table of ['invoice_payments', 'invoice_pdfs'] as const)
        expect(await tables.selectFrom(table).select('invoice').execute()).toEqual([]);
      const next = (await invoices.issued({ date: '2026-11-20' })).number;
      expect(next).toBe('INV-2026-0002');
      expect((await run(rows)).count).toBe(2);
      // Others than those of the undone import stay protected.
      await expect(sql`delete from invoices where number = 'RE-10'`.execute(tables)).rejects.toThrow(
        /not deleted/,
      );
      await expect(sql`delete from invoice_payments`.execute(tables)).rejects.toThrow(/not deleted/);
    });

    const nameLast = async (last: number) => {
      const { id } = (await invoices.series())[0]!;
      return invoices.ask(`PUT /invoice-series/${id}/last`, { year: '2026', last });
    };

    test.each([
      ['the number of the import', 41, 'INV-2026-0042'],
      ['a later number', 50, 'INV-2026-0051'],
    ])('lets a series go on after %s when somebody has named it', async (_number, last, next) => {
      await run(rows);
      expect((await nameLast(40)).json()).toMatchObject({
        status: 422,
        detail: 'The last number here is 41: name this or a later one.',
      });
      await nameLast(last);
      await undo((await imports())[0]!.id);
      expect((await invoices.issued({ date: '2026-11-20' })).number).toBe(next);
    });

    test('lets a series go on after the number that was named before the import', async () => {
      await invoices.issued({ date: '2026-11-20' });
      await nameLast(30);
      await run(rows);
      await undo((await imports())[0]!.id);
      expect((await invoices.issued({ date: '2026-11-20' })).number).toBe('INV-2026-0031');
    });

    test('a last number is not lowered below the numbers of an import that is on its way', async () => {
      await invoices.issued({ date: '2026-11-20' });
      await nameLast(4100);
      await run(rows);
      // Of a row that is written later.
      const { tables } = live.database;
      const counters = [{ series: 1, period: '2026', before: 60, after: 60 }];
      const started = { at: '2026-11-27', person_name: 'Bilal', counters: JSON.stringify(counters) };
      await tables.insertInto('invoice_imports').values(started).execute();
      expect((await nameLast(59)).statusCode).toBe(422);
      expect((await nameLast(60)).statusCode).toBe(204);
      await undo((await imports())[1]!.id);
      expect((await invoices.issued({ date: '2026-11-20' })).number).toBe('INV-2026-0061');
    });

    test.each<[string, (imported: OpenInvoice) => Promise<unknown>]>([
      ['has a payment', ({ id }) => invoices.pay(id, '10')],
      ['is void', ({ id }) => invoices.ask(`POST /invoices/${id}/void`, { reason: 'Twice' })],
      ['has a credit note', ({ id }) => invoices.ask(`POST /invoices/${id}/credit-notes`, {})],
      ['has a mail', ({ id }) => invoices.send(id)],
      ['has a link for its client', ({ id }) => invoices.ask(`POST /invoices/${id}/link`)],
    ])('is refused once an invoice %s', async (reason, work) => {
      await run([rowOf()]);
      const [imported] = await all();
      setTime(Date.parse('2026-11-27T10:05:00Z'));
      await work(imported!);
      const answer = await undo((await imports())[0]!.id);
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toMatchObject({
        detail: `INV-2026-0041 ${reason}. This import cannot be undone.`,
      });
      expect((await all()).some(({ number }) => number === 'INV-2026-0041')).toBe(true);
    });

    test('is refused once a draft of it was changed', async () => {
      await run([rowOf({ number: 'RE-9', status: 'draft' })]);
      const [draft] = await all();
      const value = { ...draft!.value, invoice: { ...draft!.value.invoice, notes: 'Thank you' } };
      await invoices.ask(`PUT /invoices/${draft!.id}`, value, draft!.version);
      const answer = await undo((await imports())[0]!.id);
      expect(answer.json()).toMatchObject({
        detail: 'RE-9 was changed since. This import cannot be undone.',
      });
    });

    test('is refused while the month of an invoice is closed', async () => {
      await run([rowOf()]);
      await invoices.ask('POST /invoices/closed-months', { month: '2026-01', hasImported: true });
      const answer = await undo((await imports())[0]!.id);
      expect(answer.json()).toMatchObject({
        status: 409,
        detail: expect.stringMatching(/^January 2026 is closed\./) as unknown,
      });
    });

    test('is refused while the month of a payment is closed', async () => {
      await run([rowOf({ paid: '190', paidOn: '15.02.2026' })]);
      await invoices.ask('POST /invoices/closed-months', { month: '2026-02', hasImported: true });
      const answer = await undo((await imports())[0]!.id);
      expect(answer.json()).toMatchObject({
        status: 409,
        detail: expect.stringMatching(/^February 2026 is closed\./) as unknown,
      });
    });
  });
});
