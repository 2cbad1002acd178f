import { sql } from 'kysely';
import { bothDatabases } from '../testing/testDatabase';
import type { invoicesOf } from '../testing/testInvoices';
import { liveWithInvoices, type OpenInvoice } from '../testing/testInvoices';
import type { TestLive } from '../testing/testLive';

const series = (pattern: string) => ({ kind: 'invoice', name: 'Other', isYearly: true, pattern });

/** Statements of SQLite that put another row in the place of one. */
const replacements = [
  `insert or replace into invoices (id, kind, version, name, client, date, due_date, currency, total,
      amount, words, credits, updated_at, settlement)
    select id, kind, version, name, 'x', date, due_date, currency, total,
      amount, words, credits, updated_at, settlement from invoices`,
  `insert or replace into invoice_versions
    select invoice, version, '{}', person, person_name, saved_at from invoice_versions`,
  `insert or replace into invoice_payments (id, invoice, date, amount, method, note, person_name, at)
    select id, invoice, date, '1', method, note, person_name, at from invoice_payments`,
];

describe.each(bothDatabases)('on %s', (kind) => {
  let live: TestLive;
  let invoices: ReturnType<typeof invoicesOf>;
  beforeAll(async () => {
    ({ live, invoices } = await liveWithInvoices(kind));
  });
  afterAll(() => live.close());

  test.each([
    ['items', { items: [] }],
    ['items[0].name', { items: [{ id: 1, name: ' ', quantity: '1', amount: '1' }] }],
    ['items[1].id', { items: [1, 1].map((id) => ({ id, name: 'Work', quantity: '1', amount: '1' })) }],
    ['date', { date: '2026-02-30' }],
    ['dueDate', { dueDate: '2026-11-19' }],
    ['billTo.name', { billTo: { name: '', company: ' ', address: '', phone: '', email: '' } }],
    [
      'yourCompany.company',
      { yourCompany: { name: '', company: ' ', address: 'Quay 1', phone: '', email: '' } },
    ],
    ['items[0].quantity', { items: [{ id: 1, name: 'Work', quantity: '-1', amount: '5' }] }],
    ['items[0].amount', { items: [{ id: 1, name: 'Work', quantity: '1', amount: '-100' }] }],
    ['items[0].quantity', { items: [{ id: 1, name: 'Work', quantity: 'ten', amount: '5' }] }],
    ['items[0].amount', { items: [{ id: 1, name: 'Work', quantity: '1', amount: '1,500.00' }] }],
    ['items[0].taxRate', { items: [{ id: 1, name: 'Work', quantity: '1', amount: '5', taxRate: '19 %' }] }],
    ['items[0].discount', { items: [{ id: 1, name: 'Work', quantity: '1', amount: '5', discount: '-1' }] }],
    ['taxRate', { taxRate: '19 %' }],
    ['taxRate', { taxRate: '150' }],
    ['discount', { discount: '-10' }],
    ['discount', { discount: '150', discountKind: 'percent' as const }],
    ['discount', { discount: '10,00', discountKind: 'amount' as const }],
    ['discount', { discount: '1200.01', discountKind: 'amount' as const }],
    ['date', { date: '0026-03-31' }],
  ])('an invoice is not issued without a valid %s', async (field, changes) => {
    const answer = await invoices.issue(await invoices.create(changes));
    expect(answer.json()).toMatchObject({ status: 422, violations: [{ field }] });
    expect(await invoices.series()).toEqual([]);
  });

  test.each(['INV', '{0}-{00}', '{week}-{0}', '{year}-{0', '{0000}'])(
    'the yearly pattern "%s" is refused',
    async (pattern) => {
      expect((await invoices.ask('POST /invoice-series', series(pattern))).json()).toMatchObject({
        status: 422,
        violations: [{ field: 'pattern' }],
      });
    },
  );

  test.each([
    ...['number', 'total', 'hash', 'client', 'date', 'words', 'template_version'].map(
      (column) => `update invoices set ${column} = 'x' where number is not null`,
    ),
    'update invoices set version = 1 where number is not null',
    'update invoices set number = null',
    'update invoices set id = 99 where number is not null',
    'delete from invoices',
    `update invoice_versions set value = '{}'`,
    'delete from invoice_versions',
    `insert into invoice_versions select invoice, 9, value, person, person_name, saved_at
      from invoice_versions where version = 1`,
    `update invoice_payments set amount = '1'`,
    'delete from invoice_payments',
    `insert into invoice_payments (invoice, date, amount, method, note, person_name, at, takes_back)
      select invoice, date, '1', method, note, person_name, at, takes_back
      from invoice_payments where takes_back is not null`,
    ...(kind === 'SQLite' ? replacements : []),
    ...(kind === 'PostgreSQL' ? ['truncate invoices cascade', 'truncate invoice_payments'] : []),
  ])('the database itself refuses: %s', async (statement) => {
    const { id } = await invoices.issued();
    const { payments } = (await invoices.pay(id, '1200')).json<OpenInvoice>();
    await invoices.takeBack(id, payments[0]!.id);
    const before = await invoices.read(id);
    await expect(sql.raw(statement).execute(live.database.tables)).rejects.toThrow(
      /does not change|is not deleted|is not taken back twice|is not replaced|has no further version/,
    );
    expect(await invoices.read(id)).toEqual(before);
  });

  test('the database itself refuses that a void invoice comes back', async () => {
    const { id } = await invoices.issued();
    await invoices.ask(`POST /invoices/${id}/void`, { reason: 'Twice' });
    const back = sql`update invoices set voided_at = null`.execute(live.database.tables);
    await expect(back).rejects.toThrow('a void invoice stays void');
  });
});
