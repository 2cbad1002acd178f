import { breakableIfLong, isLongAmount } from '@vibrant-peak/invoice/breakable';
import { escapeHtml } from '@vibrant-peak/shared/escapeHtml';
import { wholeNumbers, wholeStyle } from '../text/wholeNumbers';
import { buttonPart, font, table } from './buttonPart';
import { paragraphsOf } from './htmlOf';

/** What a mail with an invoice shows above its text. Nothing is taken for HTML. */
export interface MailSummary {
  /** Code of the language. */
  language: string;
  company: string;
  /** Such as `Invoice INV-1`. */
  title: string;
  /** Blank for nothing. */
  amount: string;
  /** Such as when it is due; blank for nothing. */
  day: string;
  /** To the client's page; its address in the text becomes a link. */
  button?: { label: string; url: string } | undefined;
}

/** Beside the inline styles. Mail programs that know no media queries show the light colours. */
const styles = `
${wholeStyle}
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .ground { background: #0b0716 !important; color: #f1eef9 !important; }
  .card { background: #150e27 !important; border-color: #2b2144 !important; color: #f1eef9 !important; }
  .rule { border-color: #2b2144 !important; }
  .muted { color: #b8b0cc !important; }
  .text a { color: #c4b5fd !important; }
}`;

const ground = `background: #f5f3fa; color: #1c1530;`;
const card = `background: #ffffff; border: 1px solid #e7e1f3; border-radius: 16px; color: #1c1530;`;

/** The text part. The address stands below a text that does not have it. */
export function summaryText({ title, amount, day, button }: MailSummary, text: string): string {
  const link = button && !text.includes(button.url) ? `${button.label}: ${button.url}` : '';
  const head = [title, amount, day].filter(Boolean).join('\n');
  return [head, text, link].filter(Boolean).join('\n\n');
}

/** The HTML part: tables and inline styles, which all mail programs show. */
export function summaryHtml(summary: MailSummary, text: string): string {
  const written = textPart(text, summary.button?.url);
  // The last paragraph has a margin.
  const bottom = written.length > 0 ? 12 : 28;
  return [
    '<!doctype html>',
    `<html lang="${escapeHtml(summary.language)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    '<meta name="supported-color-schemes" content="light dark">',
    `<style>${styles}</style></head>`,
    `<body class="ground" style="margin: 0; padding: 0; ${ground}">`,
    table(`class="ground" width="100%" style="${ground}"`),
    '<tr><td align="center" style="padding: 24px 12px;">',
    table('width="560" align="center" style="width: 100%; max-width: 560px;"'),
    `<tr><td style="padding: 0 8px 16px; font: 600 16px/24px ${font};">${escapeHtml(summary.company)}</td></tr>`,
    `<tr><td class="card" style="padding: 28px 28px ${bottom}px; ${card} font: 400 16px/24px ${font};">`,
    ...summaryPart(summary),
    ...written,
    '</td></tr></table>',
    '</td></tr></table>',
    '</body></html>',
  ].join('\n');
}

const summaryPart = ({ title, amount, day, button }: MailSummary) => [
  `<p class="muted" style="margin: 0; font-size: 14px; line-height: 20px; color: #5d5670;">${wholeNumbers(title)}</p>`,
  amount &&
    `<p style="margin: 4px 0 0; font-size: ${isLongAmount(amount) ? 20 : 32}px; line-height: 1.25; font-weight: 700;">${escapeHtml(breakableIfLong(amount))}</p>`,
  day && `<p style="margin: 4px 0 0; font-weight: 600;">${escapeHtml(day)}</p>`,
  ...(button ? buttonPart(button) : []),
];

/** The text that was written. A line with the address alone is left out: the button has it. */
function textPart(text: string, url: string | undefined): string[] {
  const lines = text.split('\n').filter((line) => url === undefined || line.trim() !== url);
  const paragraphs = paragraphsOf(lines.join('\n').trim(), url);
  if (lines.every((line) => line.trim() === '')) return [];
  return [
    '<div class="rule text" style="margin-top: 28px; padding-top: 8px; border-top: 1px solid #e7e1f3; overflow-wrap: anywhere;">',
    ...paragraphs,
    '</div>',
  ];
}
