import { randomUUID } from 'node:crypto';
import { passTime, setTime } from '../testing/clock';
import { bothDatabases } from '../testing/testDatabase';
import { allow, draftOf, invoicesOf, type OpenInvoice } from '../testing/testInvoices';
import { testLive, type TestLive } from '../testing/testLive';
import { addPerson, type TestPerson } from '../testing/testPeople';

describe.each(bothDatabases)('on %s', (kind) => {
  let live: TestLive;
  let editor: TestPerson;
  let invoices: ReturnType<typeof invoicesOf>;
  beforeAll(async () => {
    live = await testLive(kind);
    editor = await addPerson(live, 'editor', 'Bilal');
    await allow(live, editor, ['invoices']);
    invoices = invoicesOf(live, editor);
  });
  afterAll(() => live.close());

  test('a category of lines without tax that an older release sends is read as a tax case', async () => {
    const value = { ...draftOf(), eInvoice: { untaxed: 'AE', untaxedReason: 'Reverse charge' } };
    const { id } = (await invoices.ask('POST /invoices', value)).json<OpenInvoice>();
    const { eInvoice } = (await invoices.read(id)).value;
    expect(eInvoice).toEqual({ taxCase: 'reverseCharge', untaxedReason: 'Reverse charge' });
  });

  test('a draft is stored as it was typed, without a number, also what is not an amount yet', async () => {
    const value = draftOf({ items: [{ id: 1, name: '', quantity: 'two', amount: '' }] });
    const made = (await invoices.ask('POST /invoices', value)).json<OpenInvoice>();
    expect(made).toMatchObject({ version: 1, state: 'draft', number: null, client: 'Lumen Ltd' });
    expect(made.name).toMatch(/^INV-\d{13}$/);
    await live.restart();
    expect(await invoices.read(made.id)).toEqual(made);
    expect(made.value).toEqual(value);
  });

  test('a tab of an older release sends no bank lines: the draft has blank ones', async () => {
    const { invoice, ...rest } = draftOf();
    const made = await invoices.ask('POST /invoices', {
      ...rest,
      invoice: { ...invoice, bankLines: undefined },
    });
    expect(made.statusCode).toBe(200);
    expect(made.json<OpenInvoice>().value.invoice.bankLines).toBe('');
  });

  test('a repeated request makes one draft', async () => {
    const key = randomUUID();
    const value = draftOf();
    const answers = [1, 2].map(() => invoices.ask('POST /invoices', value, undefined, key));
    const [first, second] = (await Promise.all(answers)).map((each) => each.json<OpenInvoice>().id);
    expect(first).toBe(second);
  });

  test('a save makes a version; saves of two people to different fields both stay', async () => {
    const { id, value } = await invoices.create();
    const change = (changes: object) => ({ ...value, invoice: { ...value.invoice, ...changes } });
    const saves = [{ notes: 'Thank you' }, { orderNumber: 'A-7' }, {}].map((changes) => change(changes));
    for (const each of saves) await invoices.ask(`PUT /invoices/${id}`, each, 1);
    const saved = await invoices.read(id);
    expect(saved.version).toBe(3);
    expect(saved.value.invoice).toMatchObject({ notes: 'Thank you', orderNumber: 'A-7' });
    const versions = await live.database.tables
      .selectFrom('invoice_versions')
      .where('invoice', '=', id)
      .selectAll()
      .execute();
    expect(versions).toHaveLength(3);
    const clash = await invoices.ask(`PUT /invoices/${id}`, change({ notes: 'Pay soon' }), 1);
    expect(clash.json()).toMatchObject({
      status: 409,
      disagreements: [{ field: 'invoice.notes', mine: 'Pay soon', theirs: 'Thank you' }],
      merged: { invoice: { notes: 'Pay soon', orderNumber: 'A-7' } },
    });
    expect((await invoices.ask(`PUT /invoices/${id}`, value, 9)).statusCode).toBe(412);
    expect((await invoices.ask(`PUT /invoices/${id}`, value)).statusCode).toBe(400);
  });

  test.each([undefined, { buyerReference: 'A-7' }])(
    'two people fill in fields of an electronic invoice, where there was %j',
    async (before) => {
      const first = { ...draftOf(), ...(before && { eInvoice: before }) };
      const { id } = (await invoices.ask('POST /invoices', first)).json<OpenInvoice>();
      const unit = { unit: 'HUR' };
      const client = { clientCountry: 'FR', clientVatId: '' };
      for (const filled of [unit, client]) {
        const value = { ...first, eInvoice: { ...before, ...filled } };
        expect((await invoices.ask(`PUT /invoices/${id}`, value, 1)).statusCode).toBe(200);
      }
      expect((await invoices.read(id)).value).toMatchObject({ eInvoice: { ...before, ...unit, ...client } });
    },
  );

  const versionsOf = async (id: number) => {
    const found = live.database.tables.selectFrom('invoice_versions').where('invoice', '=', id);
    return (await found.orderBy('version').select('version').execute()).map(({ version }) => version);
  };

  test('what a person types within ten minutes leaves one version; what a page has opened stays', async () => {
    const { id, value } = await invoices.create();
    const colleague = await addPerson(live, 'editor', 'Chiara');
    await allow(live, colleague, ['invoices', 'issue']);
    const change = (changes: object) => ({ ...value, invoice: { ...value.invoice, ...changes } });
    const save = async (from: number, changes: object, by = invoices) => {
      const saved = await by.ask(`PUT /invoices/${id}`, change(changes), from);
      expect(saved.json()).toMatchObject({ version: expect.any(Number) as number });
      return saved.json<OpenInvoice>();
    };
    for (const [from, notes] of ['T', 'Th', 'Tha', 'Than'].entries()) await save(from + 1, { notes });
    expect(await versionsOf(id)).toEqual([4, 5]);
    const other = invoicesOf(live, colleague);
    expect((await other.read(id)).version).toBe(5);
    for (const [index, notes] of ['Thank', 'Thanks', 'Thanks!'].entries()) await save(index + 5, { notes });
    expect(await versionsOf(id)).toEqual([4, 5, 7, 8]);
    // The colleague began from what the page had opened.
    const merged = await save(5, { notes: 'Than', orderNumber: 'A-7' }, other);
    expect(merged.value.invoice).toMatchObject({ notes: 'Thanks!', orderNumber: 'A-7' });
    expect(await versionsOf(id)).toEqual([4, 5, 7, 8, 9]);
    const later = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 11 * 60_000);
    await save(9, { notes: 'Later', orderNumber: 'A-7' });
    later.mockRestore();
    const { statusCode } = await other.issue({ id, version: 10 });
    expect(statusCode).toBe(200);
    expect(await versionsOf(id)).toEqual([4, 5, 7, 8, 9, 10, 11]);
  });

  test('the version from which a person goes on after ten minutes stays', async () => {
    setTime(Date.now());
    const { id, value } = await invoices.create();
    for (const [index, notes] of ['T', 'Th', 'Tha'].entries()) {
      const changed = { ...value, invoice: { ...value.invoice, notes } };
      await invoices.ask(`PUT /invoices/${id}`, changed, index + 1);
      if (index === 0) passTime(10 * 60_000);
    }
    jest.useRealTimers();
    expect(await versionsOf(id)).toEqual([2, 3, 4]);
  });

  test('a page whose version was overwritten goes on from an earlier one', async () => {
    const { id, value } = await invoices.create();
    const change = (changes: object) => ({ ...value, invoice: { ...value.invoice, ...changes } });
    await invoices.read(id);
    for (const [from, notes] of ['T', 'Th', 'Tha'].entries())
      await invoices.ask(`PUT /invoices/${id}`, change({ notes }), from + 1);
    expect(await versionsOf(id)).toEqual([1, 3, 4]);
    const saved = await invoices.ask(`PUT /invoices/${id}`, change({ notes: 'Tha', orderNumber: 'A-7' }), 2);
    expect(saved.json()).toMatchObject({
      version: 5,
      value: { invoice: { notes: 'Tha', orderNumber: 'A-7' } },
    });
  });

  test('a draft is deleted as it was last seen, and is gone', async () => {
    const { id } = await invoices.create();
    expect((await invoices.ask(`DELETE /invoices/${id}`, undefined, 2)).statusCode).toBe(412);
    expect((await invoices.ask(`DELETE /invoices/${id}`, undefined, 1)).statusCode).toBe(204);
    expect((await invoices.ask(`GET /invoices/${id}`)).statusCode).toBe(404);
    const saved = await invoices.ask(`PUT /invoices/${id}`, draftOf(), 1);
    expect(saved.json()).toMatchObject({ status: 404, detail: 'This draft has been deleted.' });
  });

  test('sums that are too large are refused in words, and the draft stays as it was', async () => {
    const { id } = await invoices.create();
    const items = [{ id: 1, name: 'Design', quantity: '1e999', amount: '1e999' }];
    for (const large of [draftOf({ items }), draftOf({ items, discount: '100' })])
      for (const answer of [
        await invoices.ask('POST /invoices', large),
        await invoices.ask(`PUT /invoices/${id}`, large, 1),
      ])
        expect(answer.json()).toMatchObject({
          status: 422,
          detail: 'This comes to more than any invoice: check the numbers.',
          field: 'items',
        });
    expect(await invoices.read(id)).toMatchObject({ version: 1, total: '1200.00' });
  });

  test('a duplicate is a draft of today with the same content and terms', async () => {
    const { id, value } = await invoices.create({ terms: '14', dueDate: '2026-12-04' });
    const copy = (await invoices.ask(`POST /invoices/${id}/duplicate`)).json<OpenInvoice>();
    expect(copy.id).not.toBe(id);
    expect(copy.value.invoice.items).toEqual(value.invoice.items);
    const { date, dueDate } = copy.value.invoice;
    expect(Date.parse(dueDate) - Date.parse(date)).toBe(14 * 24 * 3600_000);
    expect(date).not.toBe('2026-11-20');
  });

  test('all of it takes the right, which managers give, and the log has amounts without contents', async () => {
    const other = await addPerson(live, 'manager');
    const ask = (route: string, payload?: object) =>
      live.ask(route, { headers: other.headers, ...(payload && { payload }) });
    expect((await ask('GET /invoices')).json()).toMatchObject({
      status: 403,
      detail: 'This requires the right "invoices". A manager can grant it under People.',
    });
    await ask(`PATCH /people/${other.id}`, { mayInvoice: true, mayIssue: true });
    expect((await ask('GET /invoices')).statusCode).toBe(200);
    const people = (await ask('GET /people')).json<{ people: { id: string }[] }>().people;
    expect(people.find(({ id }) => id === other.id)).toMatchObject({ mayInvoice: true, mayIssue: true });
    await invoices.create({ notes: 'A secret' });
    const lines = await live.database.tables.selectFrom('log').orderBy('id', 'desc').selectAll().execute();
    expect(lines.slice(0, 3)).toMatchObject([
      { action: 'drafted an invoice', details: '{"total":"1200.00","currency":"EUR"}' },
      { action: 'gave the right to issue invoices' },
      { action: 'gave the right to write invoices' },
    ]);
  });

  test('what is saved as somebody types is one entry in the log; after a pause and by a colleague it is another', async () => {
    const { id, value } = await invoices.create();
    const colleague = await addPerson(live, 'editor', 'Chiara');
    await allow(live, colleague, ['invoices']);
    const note = async (by: ReturnType<typeof invoicesOf>, notes: string) => {
      const { version } = await by.read(id);
      const changed = { ...value, invoice: { ...value.invoice, notes } };
      expect((await by.ask(`PUT /invoices/${id}`, changed, version)).statusCode).toBe(200);
    };
    await note(invoices, 'T');
    await note(invoices, 'Thanks');
    await note(invoicesOf(live, colleague), 'Thank you');
    await note(invoices, 'Thank you all');
    const later = Date.now() + 11 * 60_000;
    const clock = jest.spyOn(Date, 'now').mockReturnValue(later);
    await note(invoices, 'Thank you, all');
    clock.mockRestore();
    const log = await live.database.tables
      .selectFrom('log')
      .where('subject', '=', `invoices/${id}`)
      .orderBy('id')
      .select(['action', 'person_name'])
      .execute();
    expect(log.map(({ action, person_name: by }) => [action, by])).toEqual([
      ['drafted an invoice', 'Bilal'],
      ['changed an invoice', 'Chiara'],
      ['changed an invoice', 'Bilal'],
      ['changed an invoice', 'Bilal'],
    ]);
  });
});
