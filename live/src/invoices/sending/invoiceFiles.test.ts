import { PDFDocument } from '@cantoo/pdf-lib';
import { sendDue } from '../../mail/sendDue';
import type { MailFile } from '../../mail/transport';
import { bothDatabases } from '../../testing/testDatabase';
import { draftOf, liveWithInvoices, type OpenInvoice } from '../../testing/testInvoices';
import { drawnIn, hex, print } from '../../testing/testPdf';
import { testSource } from '../../testing/testSource';
import { writeEInvoice } from '../eInvoice/writeEInvoice';
import { invoiceFiles } from './invoiceFiles';

describe.each(bothDatabases)('on %s', (kind) => {
  let opened: Awaited<ReturnType<typeof liveWithInvoices>>;
  beforeAll(async () => (opened = await liveWithInvoices(kind, print)));
  afterAll(() => opened.live.close());

  const issued = async () => {
    const { invoice, more } = testSource();
    const value = { ...draftOf(invoice), eInvoice: more };
    const draft = (await opened.invoices.ask('POST /invoices', value)).json<OpenInvoice>();
    return (await opened.invoices.issue(draft)).json<OpenInvoice>();
  };

  /** Sends what is due. @returns the files of the first mail. */
  async function filesOfNext(): Promise<readonly MailFile[]> {
    const sent: (readonly MailFile[])[] = [];
    const { database } = opened.live;
    const send = async (_mail: unknown, { attachments }: { attachments: readonly MailFile[] }) =>
      void sent.push(attachments);
    const write = async (order: Parameters<typeof writeEInvoice>[0]) =>
      Buffer.from((await writeEInvoice(order)) as Uint8Array);
    await sendDue(database, send, { invoiceFiles: invoiceFiles(database.tables, write) });
    return sent[0] ?? [];
  }

  test('a mail brings the electronic invoice that was chosen', async () => {
    const { invoices } = opened;
    const { id, number } = await issued();
    expect((await invoices.send(id, { eInvoice: 'ubl', hasPdf: true })).statusCode).toBe(200);
    const [pdf, xml] = await filesOfNext();
    expect([pdf!.name, xml!.name, xml!.type]).toEqual([`${number}.pdf`, `${number}.xml`, 'application/xml']);
    expect(String(xml!.bytes)).toContain(`<cbc:ID>${number}</cbc:ID>`);
    await invoices.send(id, { eInvoice: 'factur-x', hasPdf: true });
    const files = await filesOfNext();
    expect(files.map(({ name }) => name)).toEqual([`${number}.factur-x.pdf`]);
    const [inside] = (await PDFDocument.load(files[0]!.bytes)).getAttachments();
    expect(inside!.name).toBe('factur-x.xml');
  });

  test('an incomplete one is refused, and says what is missing', async () => {
    const { invoices } = opened;
    const { id } = await invoices.issued();
    const refused = await invoices.send(id, { eInvoice: 'ubl' });
    expect(refused.statusCode).toBe(422);
    expect(refused.body).toContain('Your country is not chosen.');
    expect(await filesOfNext()).toEqual([]);
  });

  test('the mail about a void invoice brings its PDF, with a mark', async () => {
    const { invoices } = opened;
    const { id } = await issued();
    await invoices.ask(`POST /invoices/${id}/void`, { reason: 'Twice' });
    const sent = await invoices.send(id, { hasPdf: true, isCancellation: true });
    expect(sent.statusCode).toBe(200);
    const [pdf] = await filesOfNext();
    expect(drawnIn(pdf!.bytes).split(hex('CANCELLED'))).toHaveLength(3);
  });
});
