import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { figuresOf } from './figures';
import { postMail } from '../mail/mail';
import { bothDatabases } from '../testing/testDatabase';
import type { invoicesOf } from '../testing/testInvoices';
import { liveWithInvoices } from '../testing/testInvoices';
import { origin, type TestLive } from '../testing/testLive';

const folder = mkdtempSync(join(tmpdir(), 'figures-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe.each(bothDatabases)('on %s', (kind) => {
  let live: TestLive;
  let invoices: ReturnType<typeof invoicesOf>;
  beforeAll(async () => {
    ({ live, invoices } = await liveWithInvoices(kind));
  });
  afterAll(() => live.close());

  const figures = () =>
    figuresOf({ tables: live.database.tables, folders: [folder], backups: folder, sendsMail: true });
  const valueOf = async (name: string) =>
    figures()
      .find((figure) => figure.name === name)!
      .value();

  test('the oldest mail that waits has an age, also after it is sent again', async () => {
    expect(await valueOf('site_mail_waiting_seconds')).toBe(0);
    const mail = { to: { name: 'Sara', address: 'sara@lumen.example' }, subject: 'Hello', text: 'Words.' };
    await live.database.change((tables) => postMail(tables, mail, { kind: 'reply', origin }));
    const created_at = new Date(Date.now() - 3600_000).toISOString();
    await live.database.tables.updateTable('outbox').set({ created_at }).execute();
    expect(await valueOf('site_mail_waiting_seconds')).toBeCloseTo(3600, -2);
    const retried_at = new Date(Date.now() - 60_000).toISOString();
    await live.database.tables.updateTable('outbox').set({ retried_at }).execute();
    expect(await valueOf('site_mail_waiting_seconds')).toBeCloseTo(60, -2);
    await live.database.tables.updateTable('outbox').set({ state: 'sent' }).execute();
    expect(await valueOf('site_mail_waiting_seconds')).toBe(0);
  });

  test('issued invoices without a PDF are counted', async () => {
    expect(await valueOf('site_invoices_without_pdf')).toBe(0);
    const { id } = await invoices.issued();
    expect(await valueOf('site_invoices_without_pdf')).toBe(1);
    await live.database.tables
      .insertInto('invoice_pdfs')
      .values({ invoice: id, bytes: Buffer.from('%PDF'), hash: '', made_at: '' })
      .execute();
    expect(await valueOf('site_invoices_without_pdf')).toBe(0);
  });

  test('a failed publication counts until the next one that succeeds', async () => {
    const add = (id: string, state: 'failed' | 'live' | 'waiting', at: string) =>
      live.database.tables
        .insertInto('publications')
        .values({
          id,
          state,
          at,
          problem: null,
          release: id,
          records: '[]',
          versions: '{}',
          note: '',
          person: null,
          person_name: 'Omar',
          ip: '',
          due_at: null,
          until: at,
        })
        .execute();
    expect(await valueOf('site_publication_failed')).toBe(0);
    await add('one', 'failed', '2026-11-20T10:00:00.000Z');
    await add('two', 'waiting', '2026-11-20T11:00:00.000Z');
    expect(await valueOf('site_publication_failed')).toBe(1);
    await add('three', 'live', '2026-11-20T12:00:00.000Z');
    expect(await valueOf('site_publication_failed')).toBe(0);
  });
});

test('disk and backups have figures where the machine has them', async () => {
  const tables = undefined as never;
  const all = figuresOf({ tables, folders: [folder], backups: folder, sendsMail: false });
  const [disk, backup] = all;
  expect(await disk!.value()).toBeGreaterThan(0);
  expect(await disk!.value()).toBeLessThanOrEqual(1);
  expect(await backup!.value()).toBe(Infinity);
  for (const [name, age] of [
    ['old.tar', 9000],
    ['new.tar.age', 3600],
    ['newest.tar.incomplete', 0],
  ] as const) {
    writeFileSync(join(folder, name), '');
    const time = Date.now() / 1000 - age;
    utimesSync(join(folder, name), time, time);
  }
  expect(await backup!.value()).toBeCloseTo(3600, -2);
  const none = figuresOf({ tables, folders: [], backups: undefined, sendsMail: false });
  expect(none.map(({ name }) => name)).toEqual(['site_publication_failed', 'site_invoices_without_pdf']);
});
