import { createHash } from 'node:crypto';
import { Readable, type PassThrough } from 'node:stream';
import { ZipFile } from 'yazl';
import type { Reading } from '../../database/tables';
import { readInvoiceSettings } from '../settings/invoiceSettings';
import { keptPdf } from '../pdf/keepPdf';
import { journal } from './journal';
import { pdfName } from './pdfName';
import { entriesIn, paymentsIn, type Period } from './period';
import { invoiceTable, lineTable, paymentTable, taxTable } from './spreadsheets';

/** Nothing in the archive depends on the time or the machine that makes it. */
const same = { mtime: new Date(2000, 0, 1), mode: 0o100644, forceDosTimestamp: true };

/**
 * A period for the accountant: tables, journal, PDFs, and a manifest with the SHA-256 of each file.
 * The same data give the same bytes.
 * @throws a problem (422) when the period has too many invoices.
 */
export async function archiveOf(tables: Reading, period: Period): Promise<Readable> {
  const entries = await entriesIn(tables, period);
  const invoices = entries.filter(({ isVoid }) => !isVoid);
  const payments = await paymentsIn(tables, period);
  const { accounts } = await readInvoiceSettings(tables);
  const texts = {
    'invoices.csv': await invoiceTable(entries),
    'lines.csv': await lineTable(invoices),
    'payments.csv': await paymentTable(payments),
    'taxes.csv': await taxTable(entries),
    'journal.csv': await journal(entries, payments, accounts),
  };
  const withPdf = invoices.filter(({ pdfHash }) => pdfHash !== null);
  const files = [
    ...Object.entries(texts).map(([name, text]) => ({ name, sha256: sha256(text) })),
    ...withPdf.map((each) => ({ name: pdfName(each), sha256: each.pdfHash })),
  ];
  const withoutPdf = invoices.filter(({ pdfHash }) => pdfHash === null).map(({ number }) => number);
  const manifest = JSON.stringify({ ...period, files, withoutPdf }, null, 2);

  const zip = new ZipFile();
  const output = zip.outputStream as PassThrough;
  zip.on('error', (error: Error) => output.destroy(error));
  for (const [name, text] of Object.entries({ ...texts, 'manifest.json': `${manifest}\n` }))
    zip.addBuffer(Buffer.from(text), name, same);
  // One PDF at a time is in memory.
  for (const each of withPdf)
    zip.addReadStreamLazy(pdfName(each), { ...same, compress: false }, (take) =>
      take(null, Readable.from(pdfOf(tables, each.id))),
    );
  zip.end();
  return output;
}

async function* pdfOf(tables: Reading, id: number) {
  yield (await keptPdf(tables, id))!;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
