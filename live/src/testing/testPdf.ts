import { inflateSync } from 'node:zlib';
import { PDFDocument } from '@cantoo/pdf-lib';
import type { PrintSheet } from '../invoices/pdf/printSheet';

/** Prints two blank pages. */
export const print: PrintSheet = async () => {
  const pdf = await PDFDocument.create();
  pdf.addPage();
  pdf.addPage();
  return { bytes: Buffer.from(await pdf.save()), missing: [] };
};

/** What the pages of a PDF draw, as they write it: texts are hexadecimal. */
export function drawnIn(bytes: Buffer): string {
  const streams = bytes.toString('latin1').matchAll(/stream\r?\n([^]*?)\r?\nendstream/g);
  return [...streams]
    .map(([, content]) => {
      try {
        return inflateSync(Buffer.from(content!, 'latin1')).toString('latin1');
      } catch {
        return content!;
      }
    })
    .join('\n');
}
/** A text as a page draws it. */
export const hex = (text: string) => Buffer.from(text).toString('hex').toUpperCase();
