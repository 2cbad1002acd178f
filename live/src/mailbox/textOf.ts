import { compile } from 'html-to-text';
import type { Attachment, Email } from 'postal-mime';
import { cleanText } from '../text/cleanText';

/** Longest text, and how much HTML is read, in characters. */
const MAX_TEXT = 100_000;
const MAX_HTML = 500_000;

/** HTML as text: paragraphs stay apart, and the address of a link follows it. */
const htmlText = compile({
  wordwrap: false,
  limits: { maxDepth: 100 },
  selectors: [
    { selector: 'a', options: { linkBrackets: ['(', ')'], hideLinkHrefIfSameAsText: true } },
    { selector: 'img', format: 'skip' },
    { selector: 'ul', options: { itemPrefix: '* ' } },
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({ selector, options: { uppercase: false } })),
  ],
});

/** The text of a mail: that of its HTML part where it has no other, or the name of the file it is in. */
export function textOf({ text = '', html = '', attachments }: Email): string {
  const clean = cleanText(text) || cleanText(htmlText(html.slice(0, MAX_HTML)).replaceAll('\u00a0', ' '));
  if (clean.length > MAX_TEXT) return `${clean.slice(0, MAX_TEXT)} […]`;
  return clean || attachments.map(sentenceAbout).find(Boolean) || '';
}

/** Whether a file holds a mail that is signed or encrypted (S/MIME, RFC 8551). */
export const isSigned = ({ mimeType }: Attachment) => /^application\/(x-)?pkcs7-mime$/.test(mimeType);

const isOfOutlook = ({ mimeType, filename }: Attachment) =>
  mimeType === 'application/ms-tnef' || /^winmail\.dat$/i.test(filename ?? '');

/** About a file that holds the whole mail. */
function sentenceAbout(file: Attachment): string | undefined {
  const name = file.filename ?? 'the attached file';
  if (isSigned(file)) return `This mail is encrypted or signed. Its content is in ${name}.`;
  if (isOfOutlook(file)) return `This mail is in Outlook's own format. Its content is in ${name}.`;
  return undefined;
}
