import { decimalOf, zero } from '@vibrant-peak/invoice/decimal';
import { money } from '@vibrant-peak/invoice/money';
import { sheetTitles } from '@vibrant-peak/invoice/sheetTitles';
import type { InvoiceKind } from '../../database/tables';
import { escapeHtml } from '../../http/escapeHtml';
import { epcText, ibanIn, qrPicture, type Transfer } from './bankTransfer';
import { clientScript } from './clientScript';

/** What the page of a client shows. */
export interface Shown {
  kind: InvoiceKind;
  number: string;
  /** Address of the page, without the site. */
  path: string;
  /** Who sent it. */
  sender: string;
  due: string;
  isPaid: boolean;
  isOverdue: boolean;
  saysPaidAt: string | null;
  hasPdf: boolean;
  /** Whether staff look at it: their visits do not count. */
  isForStaff: boolean;
  transfer: Transfer;
  sheet: { name: string; html: string };
}

/** The page on which a client sees an invoice; it needs no scripts. */
export function clientPage(shown: Shown, styles: string): string {
  const { kind, number, path, sender, hasPdf, isForStaff, sheet } = shown;
  const heading = `${sheetTitles[kind]} ${number}`;
  return page(sheet.name, styles, isForStaff, [
    `<header><strong>${escapeHtml(sender)}</strong></header>`,
    '<main>',
    ...(isForStaff ? ['<p class="notice">You are signed in: your visit does not count as viewed.</p>'] : []),
    `<h1>${escapeHtml(heading)}</h1>`,
    ...(kind === 'invoice' ? summary(shown) : []),
    hasPdf
      ? `<p class="actions"><a class="button" href="${path}/pdf">Download PDF</a></p>`
      : '<p class="actions">Print this page to save a copy: only the invoice is printed.</p>',
    // The sheet begins with a heading of the third level.
    '<h2 class="robot">The sheet</h2>',
    `<div class="desk" tabindex="0" role="region" aria-label="${escapeHtml(heading)}">${sheet.html}</div>`,
    '</main>',
  ]);
}

/** The page of every address that opens none: it never says why. */
export const noPage = (styles: string) =>
  page('Not found', styles, true, [
    '<main>',
    '<h1>Page not found</h1>',
    '<p>The link is wrong, or it has expired. Please ask the sender for a new link.</p>',
    '</main>',
  ]);

/** Instead of a PDF. @param path address of the client's page. */
export const noPdfYet = (path: string, styles: string) =>
  page('No PDF yet', styles, true, [
    '<main>',
    '<h1>The PDF is not ready</h1>',
    `<p>Please try again later, or go back to <a href="${path}">the page</a> and print it.</p>`,
    '</main>',
  ]);

function summary(shown: Shown): string[] {
  const { isPaid, isOverdue, due, transfer } = shown;
  if (isPaid) return ['<p class="notice" role="status">Paid. Thank you.</p>'];
  const amount = money(decimalOf(transfer.amount) ?? zero, transfer.currency);
  return [
    '<div class="summary"><div>',
    '<p class="small">To pay</p>',
    `<p class="amount">${escapeHtml(amount)}</p>`,
    due ? `<p>${isOverdue ? 'Was due' : 'Due'} on ${escapeHtml(due)}</p>` : '',
    ...says(shown),
    '</div>',
    ...payment(transfer),
    '</div>',
  ];
}

function says({ saysPaidAt, path, isForStaff }: Shown): string[] {
  if (saysPaidAt !== null)
    return ['<p class="notice" role="status">Thank you for telling us that you have paid.</p>'];
  return [
    `<form method="post" action="${path}/paid">`,
    `<button type="submit"${isForStaff ? ' disabled' : ''}>I have paid</button>`,
    '</form>',
  ];
}

function payment(transfer: Transfer): string[] {
  if (transfer.bankLines.trim() === '') return [];
  const epc = epcText(transfer);
  const iban = ibanIn(transfer.bankLines);
  return [
    '<div>',
    '<h2>Bank transfer</h2>',
    `<p class="bank">${escapeHtml(transfer.bankLines)}</p>`,
    ...(iban ? copied('iban', 'IBAN', iban) : []),
    ...copied('reference', 'Reference', transfer.reference),
    ...(epc
      ? [
          '<p class="small">Scan this with the app of your bank:</p>',
          `<img class="qr" src="${escapeHtml(qrPicture(epc))}" alt="QR code of this transfer">`,
        ]
      : []),
    '</div>',
  ];
}

const copied = (id: string, label: string, value: string) => [
  '<div class="field">',
  `<label for="${id}">${label}</label>`,
  `<div class="copy"><input id="${id}" readonly value="${escapeHtml(value)}">`,
  `<button type="button" data-copies="${id}" aria-label="Copy: ${label}" hidden>Copy</button></div>`,
  `<p id="${id}-failure" class="small error" role="alert"></p>`,
  '</div>',
];

const page = (title: string, styles: string, isQuiet: boolean, parts: string[]) =>
  [
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
