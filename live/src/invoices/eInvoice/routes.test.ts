import { setTimeout } from 'node:timers/promises';
import { PDFDocument } from '@cantoo/pdf-lib';
import { bothDatabases } from '../../testing/testDatabase';
import { draftOf, liveWithInvoices, type invoicesOf, type OpenInvoice } from '../../testing/testInvoices';
import { testSource } from '../../testing/testSource';
import type { TestLive } from '../../testing/testLive';

describe.each(bothDatabases)('on %s', (kind) => {
  let live: TestLive;
  let invoices: ReturnType<typeof invoicesOf>;
  beforeAll(async () => {
    const pdf = await PDFDocument.create();
    pdf.addPage();
    const bytes = Buffer.from(await pdf.save());
    ({ live, invoices } = await liveWithInvoices(kind, async () => ({ bytes, missing: [] })));
  });
  afterAll(() => live.close());

  const problems = async (id: number) =>
    (await invoices.ask(`GET /invoices/${id}/e-invoice/problems`)).json<{ violations: unknown[] }>()
      .violations;
  const create = async (lines = 1) => {
    const { invoice, more } = testSource();
    const items = Array.from({ length: lines }, () => invoice.items).flat();
    const numbered = items.map((item, id) => ({ ...item, id }));
    const value = { ...draftOf({ ...invoice, items: numbered }), eInvoice: more };
    return (await invoices.ask('POST /invoices', value)).json<OpenInvoice>();
  };

  test('an issued invoice is downloaded as XML, and as a PDF that has it inside', async () => {
    const draft = await create();
    expect(await problems(draft.id)).toEqual([]);
    const early = await invoices.ask(`GET /invoices/${draft.id}/e-invoice?format=ubl`);
    expect(early.statusCode).toBe(409);
    const { id, number } = (await invoices.issue(draft)).json<OpenInvoice>();
    const xml = await invoices.ask(`GET /invoices/${id}/e-invoice?format=ubl`);
    expect(xml.headers).toMatchObject({
      'content-type': 'application/xml',
      'content-disposition': `attachment; filename=${number}.xml`,
    });
    expect(xml.body).toContain(`<cbc:ID>${number}</cbc:ID>`);
    const facturX = await invoices.ask(`GET /invoices/${id}/e-invoice?format=factur-x`);
    expect(facturX.headers['content-type']).toBe('application/pdf');
    const [inside] = (await PDFDocument.load(facturX.rawPayload)).getAttachments();
    expect(inside!.name).toBe('factur-x.xml');
    expect(Buffer.from(inside!.data).toString()).toContain(`<ram:ID>${number}</ram:ID>`);
  });

  test('a void invoice is not handed out as an electronic one', async () => {
    const { id, number } = (await invoices.issue(await create())).json<OpenInvoice>();
    await invoices.ask(`POST /invoices/${id}/void`, { reason: 'Wrong client' });
    const { statusCode, body } = await invoices.ask(`GET /invoices/${id}/e-invoice?format=ubl`);
    expect(statusCode).toBe(409);
    expect(body).toContain(`${number} is void`);
  });

  test('other requests are answered while one is written', async () => {
    const { id } = (await invoices.issue(await create(300))).json<OpenInvoice>();
    const write = async () => {
      const { statusCode } = await invoices.ask(`GET /invoices/${id}/e-invoice?format=ubl`);
      expect(statusCode).toBe(200);
    };
    // The first one loads the library, too.
    await write();
    const shares = [await longestAnswer(write), await longestAnswer(write), await longestAnswer(write)];
    expect(Math.min(...shares)).toBeLessThan(1 / 3);
  });

  /** The longest answer to other requests while one is answered, as a share of the time of that one. */
  async function longestAnswer(ask: () => Promise<unknown>): Promise<number> {
    const start = performance.now();
    let isAnswered = false;
    const asked = ask().finally(() => (isAnswered = true));
    let longest = 0;
    while (!isAnswered) {
      const sent = performance.now();
      await invoices.ask('GET /invoices');
      longest = Math.max(longest, performance.now() - sent);
      await setTimeout(1);
    }
    await asked;
    return longest / (performance.now() - start);
  }

  test('what is missing is named, before the issue and after it', async () => {
    const draft = await invoices.create();
    const missing = expect.arrayContaining([
      { field: 'eInvoice.country', message: 'Your country is not chosen.' },
      { field: 'eInvoice.unit', message: 'The unit of the lines is not chosen.' },
    ]);
    expect(await problems(draft.id)).toEqual(missing);
    const { id } = (await invoices.issue(draft)).json<OpenInvoice>();
    const answer = await invoices.ask(`GET /invoices/${id}/e-invoice?format=ubl`);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ violations: missing });
  });
});
