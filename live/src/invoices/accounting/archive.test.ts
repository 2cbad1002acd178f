import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { zero } from '@vibrant-peak/invoice/decimal';
import type { Invoice } from '@vibrant-peak/invoice/invoice';
import { totalsOf } from '@vibrant-peak/invoice/totalsOf';
import AdmZip from 'adm-zip';
import { defaults } from '../settings/invoiceSettings';
import { setTime } from '../../testing/clock';
import { bothDatabases } from '../../testing/testDatabase';
import { allow, draftOf, invoicesOf, liveWithInvoices, type OpenInvoice } from '../../testing/testInvoices';
import type { TestLive } from '../../testing/testLive';
import { addPerson } from '../../testing/testPeople';

const line = (changes: object = {}) => ({ id: 1, name: 'Work', quantity: '1', amount: '100', ...changes });

describe.each(bothDatabases)('on %s', (kind) => {
  let live: TestLive;
  let invoices: ReturnType<typeof invoicesOf>;
  beforeAll(async () => {
    setTime(Date.parse('2026-10-31T12:00:00Z'));
    let hasPrinter = true;
    const print = async () => {
      if (!hasPrinter) throw new Error('Chromium does not start.');
      return { bytes: Buffer.from('%PDF'), missing: [] };
    };
    ({ live, invoices } = await liveWithInvoices(kind, print));
    const accounts = { receivables: '1400', revenue: '8400', tax: '1776', bank: '1200' };
    await invoices.ask('PUT /invoice-settings', { ...defaults, accounts });
    const first = await invoices.issued({
      date: '2026-10-05',
      items: [line({ taxRate: '19' }), line({ id: 2, name: '=1+1', taxRate: '7', amount: '9.99' })],
      discount: '10',
    });
    await invoices.ask(`GET /invoices/${first.id}/pdf`);
    hasPrinter = false;
    await invoices.pay(first.id, '40.10');
    await invoices.pay(first.id, '-0.10');
    const note = (await invoices.ask(`POST /invoices/${first.id}/credit-notes`, {})).json<OpenInvoice>();
    const half = {
      ...note.value,
      invoice: { ...note.value.invoice, date: '2026-10-31', items: [line({ taxRate: '19', amount: '50' })] },
    };
    await invoices.ask(`PUT /invoices/${note.id}`, half, note.version);
    await invoices.issue({ id: note.id, version: note.version + 1 });
    const twice = (await invoices.pay(first.id, '5')).json<OpenInvoice>();
    await invoices.takeBack(first.id, twice.payments.at(-1)!.id);
    // In Karachi it is November.
    setTime(Date.parse('2026-10-31T20:00:00Z'));
    const wrong = await invoices.issued({ date: '2026-10-31', items: [line()], currency: 'JPY' });
    await invoices.ask(`POST /invoices/${wrong.id}/void`, { reason: 'Wrong client' });
    await invoices.issued({ date: '2026-11-01' });
    await invoices.create({ date: '2026-10-10' });
    const quote = await invoices.ask('POST /invoices?kind=quote', draftOf({ date: '2026-10-20' }));
    expect((await invoices.issue(quote.json<OpenInvoice>())).statusCode).toBe(200);
  });
  afterAll(async () => {
    jest.useRealTimers();
    await live.close();
  });

  const download = (query = '?from=2026-10-01&until=2026-11-30') =>
    invoices.ask(`GET /invoices/archive${query}`);
  const filesOf = ({ rawPayload }: { rawPayload: Buffer }) =>
    new Map(new AdmZip(rawPayload).getEntries().map((entry) => [entry.entryName, entry.getData()]));
  const table = async (name: string, query?: string) =>
    String(filesOf(await download(query)).get(name))
      .replace('\uFEFF', '')
      .trim()
      .split('\r\n');

  test('the archive has tables and PDFs, and a manifest with their hashes', async () => {
    const answer = await download();
    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="invoices-2026-10-01-2026-11-30.zip"',
    });
    const files = filesOf(answer);
    const manifest = JSON.parse(String(files.get('manifest.json'))) as {
      files: { name: string; sha256: string }[];
      withoutPdf: string[];
    };
    expect(manifest.files.map(({ name }) => name)).toEqual([
      ...['invoices.csv', 'lines.csv', 'payments.csv', 'taxes.csv', 'journal.csv'],
      'pdf/1-INV-2026-0001.pdf',
    ]);
    for (const { name, sha256 } of manifest.files)
      expect(createHash('sha256').update(files.get(name)!).digest('hex')).toBe(sha256);
    expect(files.size).toBe(manifest.files.length + 1);
    expect(manifest.withoutPdf).toEqual(['CN-2026-0001', 'INV-2026-0002', 'INV-2026-0003']);
  });

  test('the same period has the same bytes', async () => {
    const [one, other] = [await download(), await download()];
    expect(one.rawPayload.equals(other.rawPayload)).toBe(true);
  });

  test('invoices, lines and payments have the amounts of the sheets, and run no formulas', async () => {
    const rows = await table('invoices.csv', '?from=2026-10-01&until=2026-10-31');
    expect(rows.map((row) => row.split(',').slice(0, 12).join())).toEqual([
      'Number,Kind,Date,Due,Client,Currency,Subtotal,Discount,Tax,Total,Corrects,Void',
      'INV-2026-0001,invoice,2026-10-05,,Lumen Ltd,EUR,109.99,11.00,17.73,116.72,,',
      'CN-2026-0001,credit note,2026-10-31,,Lumen Ltd,EUR,50.00,5.00,8.55,53.55,INV-2026-0001,',
      'INV-2026-0002,invoice,2026-10-31,,Lumen Ltd,JPY,100,0,0,100,,',
    ]);
    expect((await table('lines.csv')).slice(0, 3)).toEqual([
      'Number,Line,Item,Quantity,Price,Tax rate,Total,Currency,Unit,Discount in %,Description',
      'INV-2026-0001,1,Work,1,100,19,100.00,EUR,,,',
      `INV-2026-0001,2,"'=1+1",1,9.99,7,9.99,EUR,,,`,
    ]);
    expect(await table('payments.csv')).toEqual([
      'Date,Invoice,Client,Amount,Currency,Method,Note,Noted by',
      '2026-11-25,INV-2026-0001,Lumen Ltd,40.10,EUR,Transfer,,Bilal',
      '2026-11-25,INV-2026-0001,Lumen Ltd,-0.10,EUR,Transfer,,Bilal',
      '2026-11-25,INV-2026-0001,Lumen Ltd,5.00,EUR,Transfer,,Bilal',
      '2026-11-26,INV-2026-0001,Lumen Ltd,-5.00,EUR,Transfer,Taken back: Typed twice,Bilal',
    ]);
  });

  test('a void is a row of its day with negative amounts, and its reason is in no earlier period', async () => {
    const rows = async (query: string) =>
      (await table('invoices.csv', query)).slice(1).map((row) => row.split(',').slice(0, 12).join());
    const row = 'INV-2026-0002,void of invoice,2026-11-01,,Lumen Ltd,JPY,-100,0,0,-100,,Wrong client';
    expect(await rows('?from=2026-11-01&until=2026-11-01')).toEqual([
      row,
      'INV-2026-0003,invoice,2026-11-01,,Lumen Ltd,EUR,1200.00,0.00,0.00,1200.00,,',
    ]);
    expect((await rows('?from=2026-10-01&until=9999-12-31')).slice(2, 4)).toEqual([
      'INV-2026-0002,invoice,2026-10-31,,Lumen Ltd,JPY,100,0,0,100,,Wrong client',
      row,
    ]);
    expect(await rows('?from=2026-11-02&until=2026-11-30')).toEqual([]);
  });

  test('taxes are added by rate, less credit notes and, on their days, voids', async () => {
    expect(await table('taxes.csv', '?from=2026-10-01&until=2026-10-31')).toEqual([
      'Currency,Tax case,Tax rate,Country,Net,Tax',
      'EUR,,7,,8.99,0.63',
      'EUR,,19,,45.00,8.55',
      'JPY,,0,,100,0',
    ]);
    expect(await table('taxes.csv', '?from=2026-11-01&until=2026-11-30')).toEqual([
      'Currency,Tax case,Tax rate,Country,Net,Tax',
      'EUR,,0,,1200.00,0.00',
      'JPY,,0,,-100,0',
    ]);
  });

  const journalHead = 'Date,Document,Kind,Text,Debit,Credit,Amount,Currency,VAT ID,Country,Tax case,Imported';

  test('the journal books each amount from one account to another, with its sign', async () => {
    const client = 'Lumen Ltd';
    expect(await table('journal.csv')).toEqual([
      journalHead,
      `2026-10-05,INV-2026-0001,invoice,${client},1400,8400,98.99,EUR,,,,`,
      `2026-10-05,INV-2026-0001,invoice,${client},1400,1776,17.10,EUR,,,,`,
      `2026-10-05,INV-2026-0001,invoice,${client},1400,1776,0.63,EUR,,,,`,
      `2026-10-31,CN-2026-0001,credit note,${client},1400,8400,-45.00,EUR,,,,`,
      `2026-10-31,CN-2026-0001,credit note,${client},1400,1776,-8.55,EUR,,,,`,
      `2026-10-31,INV-2026-0002,invoice,${client},1400,8400,100,JPY,,,,`,
      `2026-11-01,INV-2026-0002,void of invoice,${client},1400,8400,-100,JPY,,,,`,
      `2026-11-01,INV-2026-0003,invoice,${client},1400,8400,1200.00,EUR,,,,`,
      `2026-11-25,INV-2026-0001,payment,${client},1200,1400,40.10,EUR,,,,`,
      `2026-11-25,INV-2026-0001,refund,${client},1200,1400,-0.10,EUR,,,,`,
      `2026-11-25,INV-2026-0001,payment,${client},1200,1400,5.00,EUR,,,,`,
      `2026-11-26,INV-2026-0001,taken back,${client},1200,1400,-5.00,EUR,,,,`,
    ]);
  });

  test('a period that was handed over keeps its bytes when one of its documents becomes void', async () => {
    const december = '?from=2026-12-01&until=2026-12-31';
    const { id } = await invoices.issued({ date: '2026-12-05', items: [line({ taxRate: '19' })] });
    const draft = (await invoices.ask(`POST /invoices/${id}/credit-notes`, {})).json<OpenInvoice>();
    const dated = { ...draft.value, invoice: { ...draft.value.invoice, date: '2026-12-05' } };
    await invoices.ask(`PUT /invoices/${draft.id}`, dated, draft.version);
    await invoices.issue({ id: draft.id, version: draft.version + 1 });
    const before = (await download(december)).rawPayload;
    setTime(Date.parse('2027-01-10T12:00:00Z'));
    // The session has ended meanwhile.
    const editor = await addPerson(live, 'editor');
    await allow(live, editor, ['invoices', 'issue']);
    invoices = invoicesOf(live, editor);
    for (const each of [draft.id, id])
      await invoices.ask(`POST /invoices/${each}/void`, { reason: 'Wrong client' });
    expect((await download(december)).rawPayload.equals(before)).toBe(true);
    expect(await table('journal.csv', '?from=2027-01-01&until=2027-01-31')).toEqual([
      journalHead,
      '2027-01-10,INV-2026-0004,void of invoice,Lumen Ltd,1400,8400,-100.00,EUR,,,,',
      '2027-01-10,INV-2026-0004,void of invoice,Lumen Ltd,1400,1776,-19.00,EUR,,,,',
      '2027-01-10,CN-2026-0002,void of credit note,Lumen Ltd,1400,8400,100.00,EUR,,,,',
      '2027-01-10,CN-2026-0002,void of credit note,Lumen Ltd,1400,1776,19.00,EUR,,,,',
    ]);
  });

  test('taxes by case, rate and country are the sums of the sheets, and the journal has the client', async () => {
    const abroad = { clientCountry: 'FR', clientVatId: 'FR12345678901', taxCase: 'reverseCharge' };
    const sent = [
      { items: [line({ taxRate: '19' }), line({ id: 2, taxRate: '7', amount: '33.33' })], discount: '3' },
      { items: [line({ amount: '0.05', quantity: '7' })], taxRate: '19' },
      { items: [line({ amount: '99.99' })], eInvoice: abroad },
      { items: [line({ amount: '10' })], eInvoice: { ...abroad, clientCountry: 'AT' } },
    ];
    for (const { eInvoice, ...changes } of sent) {
      const draft = { ...draftOf({ date: '2027-02-05', ...changes }), ...(eInvoice && { eInvoice }) };
      const { id, version } = (await invoices.ask('POST /invoices', draft)).json<OpenInvoice>();
      expect((await invoices.issue({ id, version })).statusCode).toBe(200);
    }
    const february = '?from=2027-02-01&until=2027-02-28';
    const rows = (await table('taxes.csv', february)).slice(1).map((row) => row.split(','));
    expect(rows.map((row) => row.slice(0, 4).join())).toEqual([
      'EUR,,7,',
      'EUR,,19,',
      'EUR,Reverse charge: service in the EU,0,AT',
      'EUR,Reverse charge: service in the EU,0,FR',
    ]);
    const totals = sent.map((changes) => totalsOf(draftOf(changes).invoice as Invoice));
    const [net, tax] = [4, 5].map((cell) => rows.reduce((sum, row) => sum.plus(row[cell]!), zero));
    const sumOf = (name: 'grandTotal' | 'taxAmount') =>
      totals.reduce((sum, each) => sum.plus(each[name]), zero).toFixed();
    expect(tax!.toFixed()).toBe(sumOf('taxAmount'));
    expect(net!.plus(tax!).toFixed()).toBe(sumOf('grandTotal'));
    expect((await table('journal.csv', february)).at(-1)).toMatch(
      /,invoice,Lumen Ltd,1400,8400,10\.00,EUR,FR12345678901,AT,Reverse charge: service in the EU,$/,
    );
  });

  describe('closed months', () => {
    const march = '?from=2027-03-01&until=2027-03-31';
    const close = (month: string, hasImported = false) =>
      invoices.ask('POST /invoices/closed-months', { month, hasImported });
    const open = (month: string, reason: string) =>
      invoices.ask(`POST /invoices/closed-months/${month}/opening`, { reason });
    const importOf = (number: string, date: string) =>
      invoices.ask('POST /invoices/import', {
        rows: [{ row: 2, number, date, client: 'Orbit Ltd', total: '10.00', paid: 'yes' }],
        dateFormat: 'YYYY-MM-DD',
        decimalMark: '.',
        currency: 'EUR',
        isDryRun: false,
      });
    const pay = (id: number, date: string) =>
      invoices.ask(`POST /invoices/${id}/payments`, { date, amount: '5', method: '', note: '' });
    const saysClosed = {
      detail: 'March 2027 is closed. Choose a later date, or open the month under Receivables.',
    };

    test('imported invoices and payments are marked, and left out unless they are chosen', async () => {
      setTime(Date.parse('2027-03-20T12:00:00Z'));
      const editor = await addPerson(live, 'editor', 'Bilal');
      await allow(live, editor, ['invoices', 'issue']);
      invoices = invoicesOf(live, editor);
      await invoices.issued({ date: '2027-03-05' });
      await importOf('RE-1', '2027-03-04');
      const chosen = await table('journal.csv', `${march}&hasImported=true`);
      expect(chosen.slice(1)).toEqual([
        '2027-03-04,RE-1,invoice,Orbit Ltd,1400,8400,10.00,EUR,,,,yes',
        '2027-03-04,RE-1,payment,Orbit Ltd,1200,1400,10.00,EUR,,,,yes',
        expect.stringMatching(/^2027-03-05,.*,$/) as string,
      ]);
      for (const name of ['journal.csv', 'invoices.csv', 'payments.csv', 'taxes.csv'])
        expect(String(await table(name, march))).not.toContain('Orbit');
      // What happens here after the import is booked here.
      setTime(Date.parse('2027-03-20T12:01:00Z'));
      const { invoices: found } = await invoices.list('?search=RE-1');
      await pay(found[0]!.id, '2027-03-12');
      expect((await table('journal.csv', march)).at(-1)).toMatch(/^2027-03-12,RE-1,payment,.*,$/);
    });

    test('nothing is booked in a closed month, until somebody opens it with a reason', async () => {
      const issued = await invoices.issued({ date: '2027-03-06' });
      const answer = await close('2027-03');
      expect(answer.json()).toMatchObject({
        months: [{ month: '2027-03', hasImported: false, closedBy: 'Bilal' }],
      });
      expect((await close('2027-03')).statusCode).toBe(409);
      expect((await close('2027-04')).statusCode).toBe(422);
      const other = await invoices.issued({ date: '2027-04-01' });
      const draft = await invoices.create({ date: '2027-03-31' });
      const creditDraft = (
        await invoices.ask(`POST /invoices/${issued.id}/credit-notes`, {})
      ).json<OpenInvoice>();
      const april = (await pay(issued.id, '2027-04-01')).json<OpenInvoice>();
      const refused = [
        await invoices.issue(draft),
        await invoices.issue(creditDraft),
        await pay(issued.id, '2027-03-31'),
        await invoices.ask(`POST /invoices/${other.id}/void`, { reason: 'Twice' }),
      ];
      expect(refused.map(({ statusCode }) => statusCode)).toEqual([409, 409, 409, 409]);
      for (const each of refused) expect(each.json()).toMatchObject(saysClosed);
      const imported = (await importOf('RE-2', '2027-03-31')).json<{ refused: object[] }>();
      expect(imported.refused).toEqual([{ row: 2, number: 'RE-2', problems: [saysClosed.detail] }]);
      expect((await pay(issued.id, '2027-02-28')).statusCode).toBe(200);
      expect(april.payments).toHaveLength(1);
      expect((await open('2027-03', 'A late invoice')).json()).toEqual({ months: [] });
      expect((await open('2027-03', 'A late invoice')).statusCode).toBe(409);
      expect((await invoices.issue(draft, { isDateConfirmed: true })).statusCode).toBe(200);
      const logged = await live.database.tables
        .selectFrom('log')
        .where('subject', '=', 'months/2027-03')
        .orderBy('id')
        .select(['action', 'details'])
        .execute();
      expect(logged.map(({ action }) => action)).toEqual(['closed a month', 'opened a month']);
      expect(JSON.parse(logged[1]!.details!)).toEqual({ reason: 'A late invoice' });
    });

    test('a closed month gives the same bytes forever, and its accounts in longer periods', async () => {
      await close('2027-03');
      const before = (await download(march)).rawPayload;
      const quarter = '?from=2027-01-01&until=2027-03-31';
      const bookings = await table('journal.csv', quarter);
      const accounts = { receivables: 'R', revenue: 'S', tax: 'T', bank: 'B' };
      await invoices.ask('PUT /invoice-settings', { ...defaults, accounts });
      const { tables } = live.database;
      const { id } = await tables
        .selectFrom('invoices')
        .where('date', '=', '2027-03-05')
        .select('id')
        .executeTakeFirstOrThrow();
      const pdf = { invoice: id, bytes: Buffer.from('%PDF'), hash: 'h', made_at: '2027-04-01' };
      await tables.insertInto('invoice_pdfs').values(pdf).execute();
      setTime(Date.parse('2027-04-02T12:00:00Z'));
      const editor = await addPerson(live, 'editor');
      await allow(live, editor, ['invoices', 'issue']);
      invoices = invoicesOf(live, editor);
      await invoices.ask(`POST /invoices/${id}/void`, { reason: 'Wrong client' });
      for (const query of [march, `${march}&hasImported=true`])
        expect((await download(query)).rawPayload.equals(before)).toBe(true);
      const later = await table('journal.csv', quarter);
      const isMarch = (row: string) => row.startsWith('2027-03');
      expect(later.filter(isMarch)).toEqual(bookings.filter(isMarch));
      expect(later.filter((row) => row.startsWith('2027-02'))[0]).toContain(',R,S,');
    });
  });

  test('the document about the archive lists every column of every table', async () => {
    const text = readFileSync(join(__dirname, '../../../../docs/reference/accountant-archive.md'), 'utf8');
    const listed = new Map(
      text
        .split('\n## `')
        .map((part) => [
          part.slice(0, part.indexOf('`')),
          [...part.matchAll(/^\| `([^`]+)`/gm)].map(([, column]) => column),
        ]),
    );
    for (const name of ['invoices', 'lines', 'payments', 'taxes', 'journal']) {
      const [head] = await table(`${name}.csv`);
      expect([name, listed.get(`${name}.csv`)]).toEqual([name, head!.split(',')]);
    }
  });

  test('a wrong period and a person without the right are refused', async () => {
    expect((await download('?from=2026-10-02&until=2026-10-01')).statusCode).toBe(422);
    expect((await download('?from=2026-02-30&until=2026-10-01')).statusCode).toBe(422);
    const { headers } = await addPerson(live, 'manager');
    const route = 'GET /invoices/archive?from=2026-10-01&until=2026-10-31';
    expect((await live.ask(route, { headers })).statusCode).toBe(403);
  });
});
