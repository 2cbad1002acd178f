import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { bothDatabases } from '../../testing/testDatabase';
import { invoicesOf, liveWithInvoices, type OpenInvoice } from '../../testing/testInvoices';
import type { TestLive } from '../../testing/testLive';
import { addPerson } from '../../testing/testPeople';
import { storeWaiting, createStorePdf } from './storePdf';
import type { PrintSheet } from './printSheet';

/** Prints other bytes each time. */
function fakePrinter() {
  let count = 0;
  return jest.fn<ReturnType<PrintSheet>, Parameters<PrintSheet>>(async (html) => ({
    bytes: Buffer.from(`%PDF ${++count} ${html}`),
    missing: [],
  }));
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

describe.each(bothDatabases)('on %s', (kind) => {
  let live: TestLive;
  let invoices: ReturnType<typeof invoicesOf>;
  const print = fakePrinter();
  const pdf = (id: number) => invoices.ask(`GET /invoices/${id}/pdf`);
  const rows = () => live.database.tables.selectFrom('invoice_pdfs').selectAll().execute();

  describe('with a printer', () => {
    beforeAll(async () => {
      ({ live, invoices } = await liveWithInvoices(kind, print));
    });
    afterAll(() => live.close());
    beforeEach(() => void print.mockClear());

    test('the PDF of an issued invoice is made once and kept with its hash, and the log says so', async () => {
      const { id, number } = await invoices.issued();
      const answers = await Promise.all([pdf(id), pdf(id), pdf(id)]);
      expect(answers[0]!.headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': 'attachment; filename=INV-2026-0001.pdf',
        'x-content-type-options': 'nosniff',
        'content-security-policy': 'sandbox',
      });
      const { rawPayload } = answers[0]!;
      expect(rawPayload.toString()).toMatch(/^%PDF 1 <!doctype html>.*INV-2026-0001/);
      for (const answer of [...answers, await pdf(id)]) expect(answer.rawPayload).toEqual(rawPayload);
      expect(print).toHaveBeenCalledTimes(1);
      expect(await rows()).toMatchObject([{ invoice: id, hash: sha256(rawPayload) }]);
      expect((await invoices.read(id)).pdfHash).toBe(sha256(rawPayload));
      const entry = await live.database.tables
        .selectFrom('log')
        .where('action', '=', 'kept a PDF')
        .selectAll()
        .executeTakeFirstOrThrow();
      expect(entry).toMatchObject({ subject: `invoices/${id}`, person: null });
      expect(JSON.parse(entry.details)).toEqual({ number, hash: sha256(rawPayload) });
    });

    test('it is made after the issue without anybody asking for it, on the paper of the draft', async () => {
      const draft = await invoices.create();
      const value = { ...draft.value, paper: 'Letter' };
      await invoices.ask(`PUT /invoices/${draft.id}`, value, 1);
      const { statusCode } = await invoices.issue({ id: draft.id, version: 2 });
      expect(statusCode).toBe(200);
      const isMade = async () => (await rows()).some(({ invoice }) => invoice === draft.id);
      for (const end = Date.now() + 20_000; Date.now() < end && !(await isMade());) await pause(10);
      expect(await isMade()).toBe(true);
      expect(print.mock.calls).toEqual([[expect.stringContaining('INV-2026-0002'), 'Letter']]);
    });

    test('a credit note is headed so, and names its invoice', async () => {
      const { id, number } = await invoices.issued();
      await pdf(id);
      const draft = (await invoices.ask(`POST /invoices/${id}/credit-notes`, {})).json<OpenInvoice>();
      await invoices.issue(draft);
      const sheet = (await pdf(draft.id)).rawPayload.toString();
      expect(sheet).toContain('<h3>Credit note</h3>');
      expect(sheet).toContain(`<dt>Corrects</dt><dd dir="auto">${number} of 20\u00a0November\u00a02026</dd>`);
    });

    test('it is in the language of the draft, and so are copies and credit notes', async () => {
      const { id, version, value } = await invoices.create({ taxRate: '19' });
      await invoices.ask(`PUT /invoices/${id}`, { ...value, language: 'de-AT' }, version);
      await invoices.issue({ id, version: version + 1 });
      const sheet = (await pdf(id)).rawPayload.toString();
      for (const text of [
        '<html lang="de">',
        '<h3>Rechnung</h3>',
        '<dd dir="auto">20. November 2026</dd>',
        '<dt>USt. (19\u00a0%)</dt><dd>228,00\u00a0€</dd>',
        'content: "Seite " counter(page) " von " counter(pages)',
      ])
        expect(sheet).toContain(text);
      for (const how of ['credit-notes', 'duplicate']) {
        const copy = (await invoices.ask(`POST /invoices/${id}/${how}`, {})).json<OpenInvoice>();
        expect(copy.value).toMatchObject({ language: 'de-AT' });
      }
    });

    test('a draft, an unknown invoice and a person without the right have none', async () => {
      const { id } = await invoices.create();
      expect((await pdf(id)).json()).toMatchObject({ status: 409 });
      expect((await pdf(99)).statusCode).toBe(404);
      const issued = await invoices.issued();
      await pdf(issued.id);
      const other = invoicesOf(live, await addPerson(live, 'manager'));
      expect((await other.ask(`GET /invoices/${issued.id}/pdf`)).statusCode).toBe(403);
    });

    test.each([
      "update invoice_pdfs set hash = 'x'",
      'update invoice_pdfs set invoice = 99',
      'delete from invoice_pdfs',
      'insert into invoice_pdfs select * from invoice_pdfs',
      ...(kind === 'SQLite'
        ? ["insert or replace into invoice_pdfs select invoice, bytes, 'x', made_at from invoice_pdfs"]
        : ['truncate invoice_pdfs']),
    ])('the database itself refuses: %s', async (statement) => {
      const { id } = await invoices.issued();
      await pdf(id);
      const before = await rows();
      await expect(sql.raw(statement).execute(live.database.tables)).rejects.toThrow(
        /a PDF (does not change|is not deleted|is not replaced)/,
      );
      expect(await rows()).toEqual(before);
    });
  });

  describe('without a printer', () => {
    beforeEach(async () => {
      ({ live, invoices } = await liveWithInvoices(kind));
    });
    afterEach(() => live.close());

    test('invoices are issued, and the answer to a request for the PDF says what is missing', async () => {
      const { id, state } = await invoices.issued();
      expect(state).toBe('issued');
      expect((await pdf(id)).json()).toMatchObject({
        status: 503,
        detail: expect.stringContaining('no Chromium was found (set CHROMIUM to its path)') as string,
      });
    });

    test('the start of a server with a printer makes what is missing, past one that fails', async () => {
      const issued = [await invoices.issued(), await invoices.issued(), await invoices.issued()];
      await invoices.create();
      const failing: PrintSheet = async (html) => {
        if (html.includes('INV-2026-0002')) throw new Error('It crashed');
        return { bytes: Buffer.from('%PDF'), missing: ['https://a.example/logo.png'] };
      };
      const lines: string[] = [];
      const keep = createStorePdf(live.database, failing);
      await storeWaiting(live.database.tables, keep, (line) => void lines.push(line));
      expect(lines).toEqual([`The PDF of the invoice ${issued[1]!.id} was not made: It crashed`]);
      expect((await rows()).map(({ invoice }) => invoice).sort()).toEqual([issued[0]!.id, issued[2]!.id]);
      expect((await pdf(issued[2]!.id)).rawPayload.toString()).toBe('%PDF');
      const { details } = await live.database.tables
        .selectFrom('log')
        .where('action', '=', 'kept a PDF')
        .select('details')
        .executeTakeFirstOrThrow();
      expect(JSON.parse(details)).toMatchObject({ missing: ['https://a.example/logo.png'] });
    });

    test('of two servers that print at once, all give the bytes that were stored first', async () => {
      const { id } = await invoices.issued();
      const printed: (() => void)[] = [];
      const printing =
        (text: string): PrintSheet =>
        async () => {
          await new Promise<void>((resolve) => {
            printed.push(resolve);
            if (printed.length === 2) printed.forEach((proceed) => proceed());
          });
          return { bytes: Buffer.from(text), missing: [] };
        };
      const keepers = ['%PDF one', '%PDF two'].map((text) => createStorePdf(live.database, printing(text)));
      const [one, two] = await Promise.all(keepers.map((keep) => keep(id)));
      expect(one).toEqual(two);
      expect((await pdf(id)).rawPayload).toEqual(one);
    });
  });
});
