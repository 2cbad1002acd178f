import type { InvoiceDocument } from './invoiceDocument';
import { senderNameOf } from './SenderName';

/** Any text as a string of CSS: what could end the string or the sheet stands there as its code. */
export const cssString = (text: string) =>
  `"${text.replace(/[^\p{L}\p{N} .,·…-]/gu, (character) => `\\${character.codePointAt(0)!.toString(16)} `)}"`;

/** Of each part: together they fill a line of the page's head at most. */
const maxLength = 45;

const shortened = (text: string) => (text.length > maxLength ? `${text.slice(0, maxLength - 1)}…` : text);

/** What is known of an invoice, in a line. */
export const headText = (parts: string[], between = ' · ') =>
  parts
    .map((part) => shortened(part.trim()))
    .filter((part) => part !== '')
    .join(between);

/** Number and sender at the head of each page after the first. */
export const runningHead = ({ receiptNumber, sender }: Pick<InvoiceDocument, 'receiptNumber' | 'sender'>) => `
@media print {
  @page {
    @top-left {
      content: ${cssString(headText([receiptNumber, senderNameOf(sender)]))};
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
