import { Readable, type PassThrough } from 'node:stream';
import { ZipFile } from 'yazl';
import type { Reading } from '../../database/tables';
import { storedPdf } from '../pdf/storePdf';
import { archiveContents } from './archiveContents';
import { accountsByDay, closedContents } from './closedMonths';
import type { Period } from './period';

/**
 * Nothing in the archive depends on the time or the machine that makes it. Another release of zlib
 * may compress otherwise.
 */
const same = { mtime: new Date(2000, 0, 1), mode: 0o100644, forceDosTimestamp: true, compress: false };

/**
 * A period for the accountant, as ZIP. The same data give the same bytes, and a closed month gives
 * those of its closing.
 * @throws a problem (422) when the period has too many invoices.
 */
export async function archiveOf(tables: Reading, period: Period): Promise<Readable> {
  const { texts, pdfs } =
    (await closedContents(tables, period)) ??
    (await archiveContents(tables, period, await accountsByDay(tables)));
  const zip = new ZipFile();
  const output = zip.outputStream as PassThrough;
  zip.on('error', (error: Error) => output.destroy(error));
  for (const [name, text] of Object.entries(texts)) zip.addBuffer(Buffer.from(text), name, same);
  // One PDF at a time is in memory.
  for (const { id, name } of pdfs)
    zip.addReadStreamLazy(name, same, (take) => take(null, Readable.from(pdfOf(tables, id))));
  zip.end();
  return output;
}

async function* pdfOf(tables: Reading, id: number) {
  yield (await storedPdf(tables, id))!;
}
