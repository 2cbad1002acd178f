import { fileNameOf } from '@vibrant-peak/invoice/fileName';
import type { Reading } from '../../database/tables';
import type { Mail } from '../../mail/mail';
import type { MailFile } from '../../mail/transport';
import type { WriteEInvoice } from '../eInvoice/eInvoiceWriter';
import { sourceOf } from '../eInvoice/source';
import { storedPdf } from '../pdf/storePdf';
import { shownPdf } from '../pdf/shownPdf';
import { invoiceWith } from '../storedInvoice';

/** Makes the files that a mail brings. The PDF of an invoice that is void has its mark. */
export const invoiceFiles =
  (tables: Reading, write: WriteEInvoice) =>
  async ({ pdfOf, eInvoiceOf }: Mail): Promise<MailFile[]> => [
    ...(pdfOf === undefined ? [] : [await pdfFile(tables, pdfOf)]),
    ...(eInvoiceOf ? [await eInvoiceFile(tables, eInvoiceOf, write)] : []),
  ];

/** The PDF was made before the mail. */
async function pdfFile(tables: Reading, id: number): Promise<MailFile> {
  const { number } = await invoiceWith(tables, id);
  const bytes = await shownPdf(tables, id, (await storedPdf(tables, id))!);
  return { name: fileNameOf(number!, 'pdf'), type: 'application/pdf', bytes };
}

async function eInvoiceFile(
  tables: Reading,
  { invoice: id, format }: NonNullable<Mail['eInvoiceOf']>,
  write: WriteEInvoice,
): Promise<MailFile> {
  const source = await sourceOf(tables, id);
  const isUbl = format === 'ubl';
  return {
    name: fileNameOf(source.number, isUbl ? 'xml' : 'factur-x.pdf'),
    type: isUbl ? 'application/xml' : 'application/pdf',
    bytes: await write({ source, pdf: isUbl ? undefined : await storedPdf(tables, id) }),
  };
}
