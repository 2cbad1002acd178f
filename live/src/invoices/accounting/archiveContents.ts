import { createHash } from 'node:crypto';
import type { Reading } from '../../database/tables';
import type { Accounts } from '../settings/invoiceSettings';
import { journal } from './journal';
import { pdfName } from './pdfName';
import { entriesIn, paymentsIn, type Period } from './period';
import { invoiceTable, lineTable, paymentTable, taxTable } from './spreadsheets';

export interface ArchiveContents {
  /** By the names of the files. */
  texts: Record<string, string>;
  pdfs: readonly { id: number; name: string }[];
}

/**
 * Tables, journal and PDFs of a period, and a manifest with the SHA-256 of each file.
 * @throws a problem (422) when the period has too many invoices.
 */
export async function archiveContents(
  tables: Reading,
  period: Period,
  accountsOn: (day: string) => Accounts,
): Promise<ArchiveContents> {
  const entries = await entriesIn(tables, period);
  const invoices = entries.filter(({ isVoid }) => !isVoid);
  const payments = await paymentsIn(tables, period);
  const texts = {
    'invoices.csv': await invoiceTable(entries),
    'lines.csv': await lineTable(invoices),
    'payments.csv': await paymentTable(payments),
    'taxes.csv': await taxTable(entries),
    'journal.csv': await journal(entries, payments, accountsOn),
  };
  const withPdf = invoices.filter(({ pdfHash }) => pdfHash !== null);
  const files = [
    ...Object.entries(texts).map(([name, text]) => ({ name, sha256: sha256(text) })),
    ...withPdf.map((each) => ({ name: pdfName(each), sha256: each.pdfHash })),
  ];
  const withoutPdf = invoices.filter(({ pdfHash }) => pdfHash === null).map(({ number }) => number);
  const manifest = JSON.stringify({ ...period, files, withoutPdf }, null, 2);
  return {
    texts: { ...texts, 'manifest.json': `${manifest}\n` },
    pdfs: withPdf.map((each) => ({ id: each.id, name: pdfName(each) })),
  };
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
