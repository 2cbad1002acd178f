import { degrees, PDFDocument, rgb, StandardFonts } from '@cantoo/pdf-lib';
import type { Reading } from '../../database/tables';
import { companyDay } from '../../clock/companyClock';
import { invoiceWith } from '../saveDraft';
import { longDayText } from '@vibrant-peak/invoice/dayText';

/**
 * The PDF of an invoice as people get it: that of a void one has a mark on each page. The stored one
 * stays as it was issued. @param bytes the stored one.
 */
export async function shownPdf(tables: Reading, id: number, bytes: Buffer): Promise<Buffer> {
  const { voided_at: voidedAt } = await invoiceWith(tables, id);
  return voidedAt === null ? bytes : markCancelled(bytes, voidedAt);
}

/** Red, through which the sheet can be read. */
const paint = { color: rgb(0.7, 0, 0), opacity: 0.35 };

async function markCancelled(bytes: Buffer, voidedAt: string): Promise<Buffer> {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
  const font = await pdf.embedFont(StandardFonts.HelveticaBold);
  const day = `on ${longDayText(companyDay(new Date(voidedAt)))}`;
  for (const page of pdf.getPages()) {
    const { width, height } = page.getSize();
    // Both lines rise in the middle of the page; the second one stands below the first.
    const write = (text: string, size: number, below: number) => {
      const half = font.widthOfTextAtSize(text, size) / 2;
      const [x, y] = [width / 2 + (below - half) * Math.SQRT1_2, height / 2 - (below + half) * Math.SQRT1_2];
      page.drawText(text, { ...paint, x, y, size, font, rotate: degrees(45) });
    };
    write('CANCELLED', width / 7, 0);
    write(day, width / 21, width / 14);
  }
  return Buffer.from(await pdf.save());
}
