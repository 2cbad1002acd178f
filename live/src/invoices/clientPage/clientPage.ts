import { sheetTitles } from '@vibrant-peak/invoice/sheetTitles';
import type { InvoiceKind } from '../../database/tables';
import { escapeHtml } from '@vibrant-peak/shared/escapeHtml';
import type { Transfer } from './bankTransfer';
import { clientScript } from './clientScript';
import { paymentPart } from './paymentPart';
import { quotePart, type QuoteState } from './quotePart';

/** State of an invoice, as its client reads it. */
export type InvoiceStage = 'open' | 'overdue' | 'paid' | 'credited';

/** What the page of a client shows. Amounts and days are formatted texts. */
export interface Shown {
  kind: InvoiceKind;
  number: string;
  /** Address of the page, without the site. */
  path: string;
  sender: string;
  /** Whether the sheet has a logo of this server. */
  hasLogo: boolean;
  stage: InvoiceStage;
  /** Due date of an invoice, last day of a quote; blank without one. */
  due: string;
  total: string;
  balance: string;
  /** What was credited and paid, in order. */
  settled: { label: string; amount: string }[];
  saysPaidAt: string | null;
  quote: QuoteState;
  hasPdf: boolean;
  hasEInvoice: boolean;
  /** Visits of staff do not count. */
  isForStaff: boolean;
  transfer: Transfer;
  sheet: { name: string; html: string };
}

/** The page on which a client sees an invoice; it needs no scripts. */
export function clientPage(shown: Shown, styles: string): string {
  const { kind, number, isForStaff, sheet } = shown;
  const heading = `${sheetTitles[kind]} ${number}`;
  return page(sheet.name, styles, isForStaff, [
    senderOf(shown),
    '<main>',
    isForStaff ? '<p class="notice">You are signed in: your visit does not count as viewed.</p>' : '',
    `<h1>${escapeHtml(heading)}</h1>`,
    ...(kind === 'quote' ? quotePart(shown) : amountPart(shown)),
    ...actions(shown),
    '</section>',
    ...(kind === 'invoice' && isOwed(shown) ? paymentPart(shown) : []),
    // The sheet begins with a heading of the third level.
    `<h2 class="robot">${sheetTitles[kind]}</h2>`,
    `<div class="desk" tabindex="0" role="region" aria-label="${escapeHtml(heading)}">${sheet.html}</div>`,
    '</main>',
  ]);
}

const isOwed = ({ stage }: Shown) => stage === 'open' || stage === 'overdue';

const senderOf = ({ sender, hasLogo, path }: Shown) =>
  [
    '<header>',
    hasLogo ? `<img class="logo" src="${path}/logo" alt="">` : '',
    `<strong>${escapeHtml(sender)}</strong></header>`,
  ].join('');

function amountPart(shown: Shown): string[] {
  const { kind, stage, due, total, balance, settled, saysPaidAt } = shown;
  const [label, amount, line] = isOwed(shown)
    ? ['To pay', balance, due && `${stage === 'overdue' ? 'Was due' : 'Due'} on ${due}`]
    : kind === 'credit note'
      ? ['Credit', total, '']
      : ['Nothing to pay', total, stage === 'paid' ? 'Paid. Thank you.' : 'Credited in full.'];
  const facts = settled.length > 0 ? [{ label: 'Invoiced', amount: total }, ...settled] : [];
  return [
    `<section class="card ${kind === 'invoice' ? stage : ''}">`,
    `<p class="small">${label}</p>`,
    `<p class="amount">${escapeHtml(amount)}</p>`,
    line ? `<p class="line"${isOwed(shown) ? '' : ' role="status"'}>${escapeHtml(line)}</p>` : '',
    ...(facts.length > 0 ? ['<dl class="facts">', ...facts.map(factRow), '</dl>'] : []),
    kind === 'invoice' && isOwed(shown) && saysPaidAt !== null
      ? '<p class="told" role="status">Thank you for telling us that you have paid.</p>'
      : '',
  ];
}

const factRow = ({ label, amount }: { label: string; amount: string }) =>
  `<div><dt>${escapeHtml(label)}</dt><dd>${escapeHtml(amount)}</dd></div>`;

function actions(shown: Shown): string[] {
  const { kind, path, saysPaidAt, isForStaff, hasPdf, hasEInvoice } = shown;
  const link = (file: string, label: string) => `<a class="button" href="${path}/${file}">${label}</a>`;
  const disabled = isForStaff ? ' disabled' : '';
  return [
    '<div class="actions">',
    kind === 'invoice' && isOwed(shown) && saysPaidAt === null
      ? `<form class="bar" method="post" action="${path}/paid"><button${disabled}>I have paid</button></form>`
      : '',
    hasPdf
      ? link('pdf', 'Download PDF')
      : '<p>Print this page to save a copy: only the document is printed.</p>',
    hasEInvoice ? link('e-invoice', 'E-invoice (XML)') : '',
    '</div>',
  ];
}

/** A page with a heading and a sentence, and nothing else. */
export const calmPage = (styles: string, heading: string, sentence: string) =>
  page(heading, styles, true, [
    '<main class="calm">',
    `<h1>${heading}</h1>`,
    `<p>${sentence}</p>`,
    '</main>',
  ]);

function page(title: string, styles: string, isQuiet: boolean, parts: string[]) {
  return [
    '<!DOCTYPE html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex, nofollow">',
    `<title>${escapeHtml(title)}</title>`,
    '<link rel="icon" href="/favicon.svg">',
    `<style>${styles}</style>`,
    '</head>',
    `<body data-reports="${isQuiet ? 'no' : 'yes'}">`,
    ...parts.filter((part) => part !== ''),
    `<script>${clientScript}</script>`,
    '</body>',
    '</html>',
  ].join('\n');
}
