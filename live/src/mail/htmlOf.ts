import { escapeHtml } from '@vibrant-peak/shared/escapeHtml';
import { wholeNumbers, wholeStyle } from '../text/wholeNumbers';
import { buttonPart } from './buttonPart';

/** A link in a mail, which leads to the site and nowhere else. */
export interface MailLink {
  label: string;
  /** With its query and `#`. */
  path: string;
}

/** In both colour schemes; a program that knows none of the rules shows plain text. */
const styles = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
body { margin: 0; padding: 24px; background: #ffffff; color: #1c1530; font: 16px/1.5 sans-serif; }
p, blockquote { margin: 0 0 16px; max-width: 40em; overflow-wrap: anywhere; }
blockquote { padding-left: 12px; border-left: 3px solid #9ca3af; color: #4b5563; }
a { color: #6d28d9; }
${wholeStyle}
@media (prefers-color-scheme: dark) {
  body { background: #0b0716; color: #f1eef9; }
  blockquote { border-color: #6b7280; color: #9ca3af; }
  a { color: #c4b5fd; }
}`;

/**
 * The HTML part of a mail, from its text: nothing in the text is taken for HTML.
 * @param link below the text.
 */
export function htmlOf(text: string, link?: { label: string; url: string }): string {
  return [
    '<!doctype html>',
    '<html lang="en"><head><meta charset="utf-8">',
    '<meta name="color-scheme" content="light dark">',
    '<meta name="supported-color-schemes" content="light dark">',
    `<style>${styles}</style></head><body>`,
    ...paragraphsOf(text),
    ...(link ? buttonPart(link) : []),
    '</body></html>',
  ].join('\n');
}

/**
 * The paragraphs of a text, with quoted lines apart.
 * @param address in the text, which becomes a link.
 */
export const paragraphsOf = (text: string, address?: string): string[] =>
  text.split(/\n{2,}/).flatMap((block) => partsOf(block, address));

function partsOf(block: string, address?: string): string[] {
  const parts: { isQuoted: boolean; lines: string[] }[] = [];
  for (const line of block.split('\n')) {
    const isQuoted = line.startsWith('>');
    const last = parts.at(-1);
    if (last?.isQuoted === isQuoted) last.lines.push(line);
    else parts.push({ isQuoted, lines: [line] });
  }
  return parts.map(({ isQuoted, lines }) => {
    const tag = isQuoted ? 'blockquote' : 'p';
    const shown = isQuoted ? lines.map((line) => line.replace(/^> ?/, '')) : lines;
    return `<${tag}>${shown.map((line) => linked(wholeNumbers(line), address)).join('<br>\n')}</${tag}>`;
  });
}

function linked(html: string, address?: string): string {
  if (!address) return html;
  const url = escapeHtml(address);
  return html.replaceAll(url, () => `<a href="${url}">${url}</a>`);
}
