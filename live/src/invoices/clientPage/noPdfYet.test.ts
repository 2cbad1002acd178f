import { bothDatabases } from '../../testing/testDatabase';
import { liveWithInvoices } from '../../testing/testInvoices';

test.each(bothDatabases)(
  'on %s a client learns that the PDF is not ready and that the page can be printed',
  async (kind) => {
    const { live, invoices } = await liveWithInvoices(kind, async () => {
      throw new Error('Chromium crashed.');
    });
    const { id } = await invoices.issued();
    const { pathname } = new URL((await invoices.delivery(id)).link!);
    const { statusCode, body } = await live.ask(`GET ${pathname}/pdf`);
    expect(statusCode).toBe(503);
    expect(body).toContain('<h1>The PDF is not ready</h1>');
    expect(body).toContain(`<a class="button" href="${pathname}">Back to the invoice</a>`);
    expect(body).not.toContain('The link is wrong');
    await live.close();
  },
);
