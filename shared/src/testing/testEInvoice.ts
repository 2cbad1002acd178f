import type { EInvoicePort, InvoicesPort, InvoiceValue } from '../host/index';
import { invoiceValue } from './invoiceValue';

type Open = () =>
  (InvoicesPort & { eInvoice: EInvoicePort }) | Promise<InvoicesPort & { eInvoice: EInvoicePort }>;

/** Tests the promises about electronic invoices. */
export function testEInvoice(open: Open): void {
  const opened = async (changes: Partial<InvoiceValue['invoice']> = {}) => {
    const port = await open();
    const { id, version } = await port.create(invoiceValue({ dueDate: '2026-12-20', ...changes }));
    return { port, eInvoice: port.eInvoice, id, issue: () => port.issue(id, version, {}) };
  };
  const refusal = { name: 'InvoiceRefusal' };

  test('what a draft or an issued invoice lacks for an electronic one is named by field', async () => {
    const { eInvoice, id, issue } = await opened({ dueDate: '', billTo: { name: '', company: '' } });
    const problems = await eInvoice.problems(id);
    expect(problems.map(({ field }) => field).sort()).toEqual(['billTo.company', 'dueDate']);
    for (const { message } of problems) expect(message).toMatch(/\.$/);
    await issue();
    expect(await eInvoice.problems(id)).toEqual(problems);
    const refused = eInvoice.file(id, 'ubl');
    await expect(refused).rejects.toMatchObject({ ...refusal, violations: problems });
  });

  test('an issued invoice that lacks nothing is a file in each format, a draft is none', async () => {
    const { eInvoice, id, issue } = await opened();
    expect(await eInvoice.problems(id)).toEqual([]);
    await expect(eInvoice.file(id, 'ubl')).rejects.toMatchObject(refusal);
    await issue();
    expect(await eInvoice.problems(id)).toEqual([]);
    expect((await eInvoice.file(id, 'ubl')).type).toBe('application/xml');
    expect((await eInvoice.file(id, 'factur-x')).type).toBe('application/pdf');
  });

  test('there are no electronic quotes', async () => {
    const { port, eInvoice } = await opened();
    const { id } = await port.create(invoiceValue({ dueDate: '2026-12-20' }), 'quote');
    expect(await eInvoice.problems(id)).toMatchObject([{ field: 'kind' }]);
  });
}
