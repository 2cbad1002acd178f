import { partyName, type Invoice } from '../invoice';
import type { InvoiceDocument } from './invoiceDocument';

/** Any text as a CSS string; characters that could end the string or the sheet are escaped. */
export const cssString = (text: string) =>
  `"${text.replace(/[^\p{L}\p{N} .,·…-]/gu, (character) => `\\${character.codePointAt(0)!.toString(16)} `)}"`;

/** Limit per part, in characters: together the parts fit one line of the page's head. */
const maxLength = 45;

const shortened = (text: string) => (text.length > maxLength ? `${text.slice(0, maxLength - 1)}…` : text);

/** The known parts of an invoice's identity in one line. */
const headText = (parts: string[], between = ' · ') =>
  parts
    .map((part) => shortened(part.trim()))
    .filter((part) => part !== '')
    .join(between);

/** Number and bill-to, as browsers name PDF files after the title. */
export const printTitle = ({ receiptNumber, billTo }: Pick<Invoice, 'receiptNumber' | 'billTo'>) =>
  headText([receiptNumber, partyName(billTo)], ' - ');

/** Number and sender at the head of each page after the first, and the page number at its foot. */
export const runningHead = ({
  words,
  receiptNumber,
  sender,
}: Pick<InvoiceDocument, 'words' | 'receiptNumber' | 'sender'>) => `
@media print {
  @page {
    @bottom-right {
      content: ${cssString(`${words.page} `)} counter(page) ${cssString(` ${words.ofPages} `)} counter(pages);
    }
    @top-left {
      content: ${cssString(headText([receiptNumber, partyName(sender)]))};
      padding-bottom: 4mm;
      color: #55505f;
      font: 8pt Arial, sans-serif;
      vertical-align: bottom;
      white-space: nowrap;
      overflow: hidden;
      text-overflow: ellipsis;
    }
  }
  @page :first {
    @top-left {
      content: none;
    }
  }
}`;
