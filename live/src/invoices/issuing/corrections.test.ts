import type { DraftValue } from '@vibrant-peak/invoice/draftSchema';
import { emptyParty } from '@vibrant-peak/invoice/freshDraft';
import { dueDateOf } from '@vibrant-peak/invoice/terms';
import { companyDay } from '../../clock/companyClock';
import { bothDatabases } from '../../testing/testDatabase';
import type { invoicesOf } from '../../testing/testInvoices';
import { draftOf, liveWithInvoices, type OpenInvoice } from '../../testing/testInvoices';
import type { TestLive } from '../../testing/testLive';
import { logOf } from '../../testing/testPeople';
import { listInvoices } from '../invoices';

describe.each(bothDatabases)('on %s', (kind) => {
  let live: TestLive;
  let invoices: ReturnType<typeof invoicesOf>;
  beforeAll(async () => {
    ({ live, invoices } = await liveWithInvoices(kind));
  });
  afterAll(() => live.close());

  const credit = async (id: number, lines?: number[]) =>
    (
      await invoices.ask(`POST /invoices/${id}/credit-notes`, { ...(lines && { lines }) })
    ).json<OpenInvoice>();
  const makeVoid = (id: number) => invoices.ask(`POST /invoices/${id}/void`, { reason: 'Sent twice' });
  const countOf = ({ number }: Pick<OpenInvoice, 'number'>) => Number(number!.slice(-4));
  const stateOf = async (id: number) => {
    const { state, balance } = await invoices.read(id);
    return [state, balance];
  };

  test('a credit note has its own series, and both sides name each other', async () => {
    const { id, number } = await invoices.issued({ notes: 'Thank you' });
    const draft = await credit(id, [2]);
    expect(draft).toMatchObject({ kind: 'credit note', state: 'draft', total: '200.00', credits: { id } });
    expect(draft.value.invoice.notes).toBe('Thank you');
    expect(await stateOf(id)).toEqual(['issued', '1200.00']);
    const note = (await invoices.issue(draft)).json<OpenInvoice>();
    expect(note).toMatchObject({ state: 'issued', credits: { number } });
    expect(note.number).toMatch(/^CN-\d{4}-0001$/);
    expect(await invoices.read(id)).toMatchObject({
      credited: '200.00',
      balance: '1000.00',
      creditNotes: [{ number: note.number, total: '200.00' }],
    });
    const whole = await credit(id);
    expect((await invoices.issue(whole)).json()).toMatchObject({
      status: 422,
      detail: `Only €1,000.00 of ${number} can still be credited.`,
    });
    const rest = (await invoices.issue(await credit(id, [1]))).json<OpenInvoice>();
    // The refused one has taken no number.
    expect(countOf(rest)).toBe(countOf(note) + 1);
    expect(await stateOf(id)).toEqual(['credited', '0.00']);
  });

  test('a credit note has the currency of its invoice, and lines of it', async () => {
    const { id } = await invoices.issued();
    const draft = await credit(id);
    const { value } = draft;
    await invoices.ask(
      `PUT /invoices/${draft.id}`,
      { ...value, invoice: { ...value.invoice, currency: 'USD' } },
      1,
    );
    expect((await invoices.issue({ id: draft.id, version: 2 })).statusCode).toBe(422);
    expect(await credit(id, [1, 7])).toMatchObject({
      status: 422,
      violations: [{ field: 'lines[1]', message: 'The invoice does not have this line.' }],
    });
    expect(await credit(draft.id)).toMatchObject({ status: 409 });
  });

  test.each<[string, Partial<DraftValue['invoice']>]>([
    ['billTo', { billTo: { ...emptyParty, company: 'Somebody else' } }],
    ['date', { date: '2026-11-19' }],
    ['currency', { decimals: 0 }],
    ['discount', { discount: '119.98', discountKind: 'amount' }],
    ['discount', { discount: '5', items: [{ id: 2, name: 'Hosting', quantity: '1', amount: '200' }] }],
    ['items[0].amount', { taxRate: '7' }],
    ['items[0].amount', { items: [{ id: 9, name: 'Other', quantity: '1', amount: '1' }] }],
    ['items[0].amount', { items: [{ id: 2, name: 'Hosting', quantity: '2', amount: '100' }] }],
    ['items[0].amount', { items: [{ id: 1, name: 'Design', quantity: '1', amount: '501' }] }],
  ])('a credit note with another %s is not of its invoice', async (field, changes) => {
    const { id, number } = await invoices.issued({ taxRate: '19', discount: '10' });
    const draft = await credit(id);
    const invoice = { ...draft.value.invoice, ...changes };
    await invoices.ask(`PUT /invoices/${draft.id}`, { ...draft.value, invoice }, 1);
    const answer = await invoices.issue({ id: draft.id, version: 2 }, { isDateConfirmed: true });
    const refused = answer.json<{ detail: string; violations: { field: string }[] }>();
    expect([answer.statusCode, refused.violations[0]?.field]).toEqual([422, field]);
    expect(refused.detail).toContain(`does not belong to ${number}`);
  });

  test('a credit note of the same day, with a client of other spaces and a discount that rounds, is of its invoice', async () => {
    const billTo = { ...emptyParty, company: 'Lumen Ltd', name: 'Sara' };
    const { id } = await invoices.issued({ billTo, discount: '10' });
    const draft = await credit(id);
    const changes = {
      date: '2026-11-20',
      billTo: { ...billTo, company: ' LUMEN  Ltd ', name: 'Sara ' },
      discount: '119.99',
      discountKind: 'amount',
    };
    const invoice = { ...draft.value.invoice, ...changes };
    await invoices.ask(`PUT /invoices/${draft.id}`, { ...draft.value, invoice }, 1);
    const answer = await invoices.issue({ id: draft.id, version: 2 }, { isDateConfirmed: true });
    expect([answer.statusCode, await stateOf(id)]).toEqual([200, ['credited', '0.00']]);
  });

  test('a credit note with more discount than its invoice leaves the difference', async () => {
    const { id } = await invoices.issued();
    const draft = await credit(id);
    const invoice = { ...draft.value.invoice, discount: '50', discountKind: 'amount' };
    await invoices.ask(`PUT /invoices/${draft.id}`, { ...draft.value, invoice }, 1);
    const note = (await invoices.issue({ id: draft.id, version: 2 })).json<OpenInvoice>();
    expect([note.total, note.value.invoice.rounding]).toEqual(['1150.00', undefined]);
    expect(await stateOf(id)).toEqual(['issued', '50.00']);
  });

  test('a draft of a credit note is not issued once its invoice is void', async () => {
    const { id, number } = await invoices.issued();
    const draft = await credit(id);
    await makeVoid(id);
    expect((await invoices.issue(draft)).json()).toMatchObject({
      status: 409,
      detail: `${number} is void: nothing is left to credit.`,
    });
  });

  const reported = { taxCase: 'reverseCharge', clientVatId: 'FR12345678901', clientCountry: 'FR' };
  test.each([
    ['taxCase', 'domestic', 'The tax case is Reverse charge: service in the EU.'],
    ['clientVatId', '', 'The VAT ID of the client is FR12345678901.'],
    ['clientCountry', 'AT', 'The country of the client is FR.'],
  ])(
    'a credit note is reported as its invoice: with another %s it is refused',
    async (name, own, message) => {
      const created = await invoices.ask('POST /invoices', { ...draftOf(), eInvoice: reported });
      const { id } = (await invoices.issue(created.json<OpenInvoice>())).json<OpenInvoice>();
      const draft = await credit(id);
      const other = { ...draft.value, eInvoice: { ...reported, [name]: own } };
      await invoices.ask(`PUT /invoices/${draft.id}`, other, 1);
      expect((await invoices.issue({ id: draft.id, version: 2 })).json()).toMatchObject({
        status: 422,
        violations: [{ field: `eInvoice.${name}`, message }],
      });
      expect((await invoices.issue(await credit(id))).statusCode).toBe(200);
    },
  );

  test('a credit note may have what an electronic one needs and its invoice lacks', async () => {
    const { id } = await invoices.issued();
    const draft = await credit(id);
    await invoices.ask(`PUT /invoices/${draft.id}`, { ...draft.value, eInvoice: reported }, 1);
    expect((await invoices.issue({ id: draft.id, version: 2 })).statusCode).toBe(200);
  });

  test.each([
    // Tax of 3.81 on both lines, and of 1.91 on each.
    ['10.03', {}, '-0.01', '11.93'],
    // Tax of 3.81 on both lines, and of 1.90 on each.
    ['10.02', {}, '0.01', '11.93'],
    // A discount of 0.01 on both lines, and of 0.01 on each.
    ['0.05', { discount: '10', taxRate: '0' }, '0.01', '0.05'],
  ])(
    'two lines of %s are credited one after the other: the last one takes what rounding leaves',
    async (amount, changes, rounding, half) => {
      const items = [1, 2].map((each) => ({ id: each, name: `Part ${each}`, quantity: '1', amount }));
      const { id } = await invoices.issued({ items, taxRate: '19', ...changes });
      const early = await credit(id, [2]);
      const first = await credit(id, [1]);
      const typed = { ...first.value.invoice, rounding: '5' };
      await invoices.ask(`PUT /invoices/${first.id}`, { ...first.value, invoice: typed }, 1);
      await invoices.issue({ id: first.id, version: 2 });
      expect(await stateOf(id)).toEqual(['issued', half]);
      const last = await credit(id, [2]);
      expect([last.total, last.value.invoice.rounding]).toEqual([half, rounding]);
      for (const draft of [last, early]) {
        const note = (await invoices.issue(draft)).json<OpenInvoice>();
        expect([note.total, note.value.invoice.rounding]).toEqual([half, rounding]);
        expect(await stateOf(id)).toEqual(['credited', '0.00']);
        const { invoices: listed } = await listInvoices(live.database.tables, { state: 'credited' });
        expect(listed.find((each) => each.id === id)?.owed).toBe('0.00');
        await makeVoid(note.id);
        expect(await stateOf(id)).toEqual(['issued', half]);
      }
    },
  );

  test('a credit note that leaves a line takes no rounding, however small the line is', async () => {
    const items = ['100', '0.01'].map((amount, id) => ({ id, name: `Part ${id}`, quantity: '1', amount }));
    const { id } = await invoices.issued({ items, taxRate: '0' });
    const note = (await invoices.issue(await credit(id, [0]))).json<OpenInvoice>();
    expect([note.total, await stateOf(id)]).toEqual(['100.00', ['issued', '0.01']]);
  });

  test('an invoice has no rounding, whatever its draft says', async () => {
    const { total, value } = await invoices.issued({ rounding: '5' });
    expect([total, value.invoice.rounding]).toEqual(['1200.00', undefined]);
  });

  test('a line is credited once, with its share of a discount in an amount', async () => {
    const { id } = await invoices.issued({ discount: '60', discountKind: 'amount' });
    const draft = await credit(id, [2]);
    expect(draft).toMatchObject({ total: '190.00', value: { invoice: { discount: '10' } } });
    expect((await invoices.issue(draft)).statusCode).toBe(200);
    expect((await invoices.issue(await credit(id, [2]))).json()).toMatchObject({
      violations: [{ message: 'Hosting: Only 0.00 is left to credit.' }],
    });
    expect((await invoices.issue(await credit(id, [1]))).statusCode).toBe(200);
    expect(await stateOf(id)).toEqual(['credited', '0.00']);
  });

  test('quantities of lines are credited, and each line names what is left of it', async () => {
    const items = [
      { id: 1, name: 'Design', quantity: '8', amount: '0.33' },
      { id: 2, name: 'Hosting', quantity: '3', amount: '100', discount: '10' },
      { id: 3, name: 'Gift', quantity: '1', amount: '0' },
    ];
    const { id, creditable } = await invoices.issued({ items, discount: '27.26', discountKind: 'amount' });
    expect(creditable).toEqual([
      { id: 1, quantity: '8', amount: '2.64' },
      { id: 2, quantity: '3', amount: '270.00' },
      { id: 3, quantity: '0', amount: '0.00' },
    ]);
    const creditSome = (...lines: object[]) => invoices.ask(`POST /invoices/${id}/credit-notes`, { lines });
    const draft = (await creditSome({ id: 2, quantity: '1.5' })).json<OpenInvoice>();
    expect(draft).toMatchObject({
      total: '121.50',
      value: { invoice: { discount: '13.5', items: [{ id: 2, quantity: '1.5' }] } },
    });
    expect((await invoices.read(id)).creditable[1]).toMatchObject({ quantity: '3' });
    expect((await invoices.issue(draft)).statusCode).toBe(200);
    expect((await invoices.read(id)).creditable[1]).toEqual({ id: 2, quantity: '1.5', amount: '135.00' });
    const refused = await creditSome({ id: 1, quantity: '8' }, { id: 2, quantity: '1.6' });
    expect(refused.json()).toMatchObject({
      status: 422,
      violations: [{ field: 'lines[1].quantity', message: 'Only 1.5 of this line can still be credited.' }],
    });
    for (const quantity of ['0', '-1', 'one'])
      expect((await creditSome({ id: 1, quantity })).json()).toMatchObject({
        violations: [{ field: 'lines[0].quantity', message: 'Enter a quantity of more than 0.' }],
      });
    const rest = await creditSome({ id: 1, quantity: '8' }, { id: 2, quantity: '1.5' });
    const note = (await invoices.issue(rest.json<OpenInvoice>())).json<OpenInvoice>();
    expect([note.total, await stateOf(id)]).toEqual(['123.88', ['credited', '0.00']]);
    expect(note.creditable).toEqual([]);
    await makeVoid(note.id);
    expect((await invoices.read(id)).creditable[0]).toEqual({ id: 1, quantity: '8', amount: '2.64' });
  });

  test('a void invoice keeps its number and its reason, and takes nothing more', async () => {
    const { id, number } = await invoices.issued();
    expect((await makeVoid(id)).json()).toMatchObject({ state: 'void', number, voidReason: 'Sent twice' });
    expect((await makeVoid(id)).json()).toMatchObject({
      status: 409,
      detail: `${number} has been void since ${companyDay()}: Sent twice`,
    });
    expect((await invoices.pay(id, '5')).statusCode).toBe(409);
    expect(await credit(id)).toMatchObject({ status: 409 });
    expect(countOf(await invoices.issued())).toBe(countOf({ number }) + 1);
    const { id: draft } = await invoices.create();
    expect((await makeVoid(draft)).statusCode).toBe(409);
    const copy = (await invoices.ask(`POST /invoices/${id}/duplicate`)).json();
    expect(copy).toMatchObject({ state: 'draft', number: null });
  });

  test('an invoice with payments or credit notes is not made void; a void credit note credits nothing', async () => {
    const { id } = await invoices.issued();
    await invoices.pay(id, '100');
    expect((await makeVoid(id)).statusCode).toBe(409);
    await invoices.pay(id, '-100');
    const note = (await invoices.issue(await credit(id))).json<OpenInvoice>();
    expect((await makeVoid(id)).statusCode).toBe(409);
    expect(await stateOf(id)).toEqual(['credited', '0.00']);
    const ids = async (state: string) =>
      (await invoices.list(`?state=${state}`)).invoices.map((each) => each.id);
    expect(await ids('credited')).toContain(id);
    expect(await ids('paid')).not.toContain(id);
    await makeVoid(note.id);
    expect(await stateOf(id)).toEqual(['issued', '1200.00']);
    expect((await makeVoid(id)).statusCode).toBe(200);
  });

  test('an invoice that was paid in part and credited in full is credited, and what was paid is to be refunded', async () => {
    const { id } = await invoices.issued();
    const owed = async () => {
      const { invoices: listed } = await listInvoices(live.database.tables, { state: 'credited' });
      return listed.find((each) => each.id === id)?.owed;
    };
    await invoices.pay(id, '500');
    const note = (await invoices.issue(await credit(id))).json<OpenInvoice>();
    expect([...(await stateOf(id)), await owed()]).toEqual(['credited', '-500.00', '-500.00']);
    await invoices.pay(id, '-500');
    expect([...(await stateOf(id)), await owed()]).toEqual(['credited', '0.00', '0.00']);
    await makeVoid(note.id);
    await invoices.issue(await credit(id, [2]));
    await invoices.pay(id, '1000');
    expect(await stateOf(id)).toEqual(['paid', '0.00']);
  });

  test('an invoice with a credit note of nothing is not made void either', async () => {
    const { id } = await invoices.issued({ discount: '100' });
    const note = (await invoices.issue(await credit(id))).json<OpenInvoice>();
    expect((await makeVoid(id)).statusCode).toBe(409);
    await makeVoid(note.id);
    expect((await makeVoid(id)).statusCode).toBe(200);
  });

  test('payments make it partly paid and paid; too much and a refund are shown', async () => {
    const { id, number } = await invoices.issued();
    await invoices.pay(id, '0.1');
    await invoices.pay(id, '0.2');
    expect(await stateOf(id)).toEqual(['partly paid', '1199.70']);
    await invoices.pay(id, '1199.70');
    expect(await stateOf(id)).toEqual(['paid', '0.00']);
    await invoices.pay(id, '50');
    expect(await stateOf(id)).toEqual(['paid', '-50.00']);
    await invoices.pay(id, '-250');
    expect(await invoices.read(id)).toMatchObject({
      state: 'partly paid',
      paid: '1000.00',
      balance: '200.00',
      payments: [{ amount: '0.10', method: 'Transfer', notedBy: 'Bilal' }, {}, {}, {}, { amount: '-250.00' }],
    });
    expect((await invoices.pay(id, '-1000.01')).statusCode).toBe(409);
    const lines = (await logOf(live)).filter(({ subject }) => subject === `invoices/${id}`);
    const [first] = lines.filter(({ action }) => action === 'noted a payment');
    expect(first!.details).toBe(`{"number":"${number}","amount":"0.10","currency":"EUR"}`);
  });

  test.each(['0', '', '1.001', 'ten', '1e400', 'NaN', '9'.repeat(30)])(
    '"%s" is not a payment',
    async (amount) => {
      const { id } = await invoices.issued();
      expect((await invoices.pay(id, amount)).statusCode).toBe(422);
    },
  );

  test('overdue begins on the day after the due date; sent and viewed show until then', async () => {
    const due = (days: string) => ({ dueDate: dueDateOf(companyDay(), days) });
    const late = await invoices.issued(due('-1'));
    const { id } = await invoices.issued(due('0'));
    expect([late.state, ...(await stateOf(id))]).toEqual(['overdue', 'issued', '1200.00']);
    const note = (values: object) =>
      live.database.tables.updateTable('invoices').set(values).where('id', '=', id).execute();
    await note({ sent_at: '2026-11-20' });
    expect((await stateOf(id))[0]).toBe('sent');
    await note({ viewed_at: '2026-11-21' });
    expect((await stateOf(id))[0]).toBe('viewed');
    await invoices.pay(late.id, '1');
    expect((await stateOf(late.id))[0]).toBe('overdue');
    expect((await invoices.list('?state=overdue')).invoices.map((each) => each.id)).toEqual([late.id]);
  });

  test('an invoice over nothing is paid', async () => {
    const { state } = await invoices.issued({ items: [{ id: 1, name: 'Gift', quantity: '1', amount: '0' }] });
    expect(state).toBe('paid');
  });
});
