import { apply } from '../../testing/testApplication';
import { bothDatabases } from '../../testing/testDatabase';
import { inboxOf } from '../../testing/testInbox';
import { allow, emptyClient, invoicesOf } from '../../testing/testInvoices';
import { testLive, type TestLive } from '../../testing/testLive';
import { addPerson, type TestPerson } from '../../testing/testPeople';

const email = 'sara_1@lumen.example';
const lumen = { ...emptyClient, company: 'Lumen Ltd', email: 'Sara_1@lumen.example' };

describe.each(bothDatabases)('on %s', (kind) => {
  let live: TestLive;
  let editor: TestPerson;
  let inbox: ReturnType<typeof inboxOf>;
  let id: number;
  beforeEach(async () => {
    live = await testLive(kind);
    editor = await addPerson(live, 'editor', 'Bilal');
    inbox = inboxOf(live, editor);
    await inbox.send({ email });
    id = (await inbox.list()).conversations[0]!.id;
  });
  afterEach(() => live.close());

  const person = async (by = inbox) => (await by.ask(`GET /inbox/${id}/person`)).json<object>();
  const party = { name: '', company: 'Lumen Ltd', address: '', phone: '' };

  test('the other conversations of the address come with their state, at most 20', async () => {
    const rows = Array.from({ length: 21 }, (_, index) => ({
      kind: 'contact' as const,
      form_key: `other-${index}`,
      network: '',
      name: 'Sara',
      email,
      phone: '',
      subject: `Subject ${index}`,
      state: 'archived' as const,
      created_at: new Date(Date.UTC(2026, 0, 1 + index)).toISOString(),
      updated_at: new Date().toISOString(),
    }));
    await live.database.tables.insertInto('conversations').values(rows).execute();
    await inbox.send({ email: 'jonas@nord.example' });
    const { conversations } = (await person()) as { conversations: { subject: string }[] };
    expect(conversations).toHaveLength(20);
    expect(conversations[0]).toMatchObject({ subject: 'Subject 20', state: 'archived' });
    expect(conversations.at(-1)).toMatchObject({ subject: 'Subject 1' });
  });

  test('nothing of an application is seen without the right to hire', async () => {
    await apply(live, { fields: { fullName: 'Zoya Noor', email } });
    expect(await person()).toMatchObject({ conversations: [] });
    const { id: application } = await live.database.tables
      .selectFrom('conversations')
      .where('kind', '=', 'application')
      .select('id')
      .executeTakeFirstOrThrow();
    expect((await inbox.ask(`GET /inbox/${application}/person`)).statusCode).toBe(404);
  });

  test('nothing of invoices and clients is seen without the right, with the role of a manager neither', async () => {
    const writer = await addPerson(live, 'editor', 'Hina');
    await allow(live, writer, ['invoices']);
    await invoicesOf(live, writer).create({ billTo: { ...party, email } });
    await invoicesOf(live, writer).ask('POST /invoice-clients', lumen);
    for (const by of [inbox, inboxOf(live, await addPerson(live, 'manager', 'Ayesha'))])
      expect(await person(by)).toEqual({ conversations: [], invoices: null, client: null });
    expect(await person(inboxOf(live, writer))).toMatchObject({
      invoices: [{ number: null, currency: 'EUR', total: '1200.00', state: 'draft' }],
      client: { company: 'Lumen Ltd', email: 'Sara_1@lumen.example' },
    });
  });

  test('only invoices and clients with exactly this address count, also one of several', async () => {
    await allow(live, editor, ['invoices', 'issue']);
    const invoices = invoicesOf(live, editor);
    for (const other of ['a.sara_1@lumen.example', 'saraX1@lumen.example', `${email}.org`, ''])
      await invoices.create({ billTo: { ...party, email: other } });
    await invoices.ask('POST /invoice-clients', { ...lumen, email: 'saraX1@lumen.example' });
    expect(await person()).toEqual({ conversations: [], invoices: [], client: null });
    const { number } = await invoices.issued({
      billTo: { ...party, email: 'office@lumen.example, Sara_1@Lumen.example' },
    });
    expect(await person()).toMatchObject({ invoices: [{ number, state: 'issued' }], client: null });
  });

  test('of many invoices, the 20 newest come; a hidden client is not chosen', async () => {
    await allow(live, editor, ['invoices']);
    const invoices = invoicesOf(live, editor);
    const { id: first } = await invoices.create({ billTo: { ...party, email } });
    for (let count = 0; count < 20; count++) await invoices.ask(`POST /invoices/${first}/duplicate`);
    const { id: client } = (await invoices.ask('POST /invoice-clients', lumen)).json<{ id: number }>();
    const { invoices: found } = (await person()) as { invoices: { id: number }[] };
    expect(found).toHaveLength(20);
    expect(found.map((each) => each.id)).not.toContain(first);
    await live.database.tables
      .updateTable('invoice_entries')
      .set({ is_hidden: 1 })
      .where('id', '=', client)
      .execute();
    expect(await person()).toMatchObject({ client: null });
  });
});
