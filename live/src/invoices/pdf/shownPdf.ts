import { longDayText } from '@vibrant-peak/invoice/dayText';
import { languageOf, wordsIn } from '@vibrant-peak/invoice/words/words';
import type { Reading } from '../../database/tables';
import { companyDay } from '../../clock/companyClock';
import { valueOf, invoiceWith } from '../storedInvoice';

/**
 * The PDF of an invoice as people get it: that of a void one has a mark on each page. The stored one
 * stays as it was issued. @param bytes the stored one.
 */
export async function shownPdf(tables: Reading, id: number, bytes: Buffer): Promise<Buffer> {
  const { voided_at: voidedAt, version } = await invoiceWith(tables, id);
  if (voidedAt === null) return bytes;
  const language = (await valueOf(tables, id, version))?.language;
  const { cancelled, cancelledOn } = wordsIn(language).sheet;
  const day = longDayText(companyDay(new Date(voidedAt)), languageOf(language));
  return marked(bytes, cancelled, cancelledOn(day));
}

async function marked(bytes: Buffer, mark: string, day: string): Promise<Buffer> {
  // The library is large, and few invoices are void.
  const { degrees, PDFDocument, rgb, StandardFonts } = await import('@cantoo/pdf-lib');
  // Red, through which the sheet can be read.
  const paint = { color: rgb(0.7, 0, 0), opacity: 0.35 };
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
  const font = await pdf.embedFont(StandardFonts.HelveticaBold);
  for (const page of pdf.getPages()) {
    const { width, height } = page.getSize();
    // Both lines rise in the middle of the page; the second one stands below the first.
    const write = (text: string, size: number, below: number) => {
      const half = font.widthOfTextAtSize(text, size) / 2;
      const [x, y] = [width / 2 + (below - half) * Math.SQRT1_2, height / 2 - (below + half) * Math.SQRT1_2];
      page.drawText(text, { ...paint, x, y, size, font, rotate: degrees(45) });
    };
    write(mark, width / 7, 0);
    write(day, width / 21, width / 14);
  }
  return Buffer.from(await pdf.save());
}
