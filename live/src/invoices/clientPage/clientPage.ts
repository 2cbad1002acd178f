import type { InvoiceDocument } from '@vibrant-peak/invoice/sheet/invoiceDocument';
import { wordsIn, type Language } from '@vibrant-peak/invoice/words/words';
import type { InvoiceKind } from '../../database/tables';
import { escapeHtml } from '@vibrant-peak/shared/escapeHtml';
import type { Transfer } from './bankTransfer';
import { factRow } from './factRow';
import { framedPage } from './framedPage';
import { headAmount } from './headAmount';
import { linesPart } from './linesPart';
import { paymentPart } from './paymentPart';
import { pill } from './pill';
import { quotePart, type QuoteState } from './quotePart';
import { wholeNumbers } from '../../text/wholeNumbers';

/** State of an invoice, as its client reads it. */
export type InvoiceStage = 'open' | 'partlyPaid' | 'overdue' | 'paid' | 'credited';

/** What the page of a client shows. Amounts and days are formatted texts. */
export interface Shown {
  language: Language;
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
  /** Of a credit note: the invoice. */
  corrects: { number: string; date: string } | undefined;
  /** What was credited and paid, in order. */
  settled: { label: string; amount: string }[];
  saysPaidAt: string | null;
  quote: QuoteState;
  hasPdf: boolean;
  hasEInvoice: boolean;
  /** Visits of staff do not count. */
  isForStaff: boolean;
  transfer: Transfer;
  /** The payment means that were chosen, in words; blank for a transfer. */
  means: string;
  sheet: { name: string; html: string } & Pick<InvoiceDocument, 'lines' | 'sums'>;
}

/** The page on which a client sees an invoice; it needs no scripts. */
export function clientPage(shown: Shown, styles: string): string {
  const { kind, number, language, isForStaff, sheet } = shown;
  const { sheet: sheetWords, page: words } = wordsIn(language);
  const title = sheetWords.titles[kind];
  const heading = `${title} ${number}`;
  return framedPage({ language, title: sheet.name, styles, isQuiet: isForStaff }, [
    senderOf(shown),
    '<main>',
    isForStaff ? `<p class="notice">${words.staffVisit}</p>` : '',
    `<h1>${wholeNumbers(heading)}</h1>`,
    ...(kind === 'quote' ? quotePart({ ...shown, words }) : amountPart(shown)),
    ...actions(shown),
    '</section>',
    ...(kind === 'invoice' && isOwed(shown) ? paymentPart({ ...shown, words }) : []),
    ...linesPart({ ...sheet, title: words.lines }),
    // The sheet begins with a heading of the third level.
    `<h2 class="robot">${title}</h2>`,
    `<div class="desk" tabindex="0" role="region" aria-label="${escapeHtml(heading)}">${sheet.html}</div>`,
    '</main>',
  ]);
}

const isOwed = ({ stage }: Shown) => stage !== 'paid' && stage !== 'credited';

const senderOf = ({ sender, hasLogo, path }: Shown) =>
  [
    '<header>',
    hasLogo ? `<img class="mark" src="${path}/logo" alt="">` : '',
    `<strong>${escapeHtml(sender)}</strong></header>`,
  ].join('');

function amountPart(shown: Shown): string[] {
  const { kind, stage, total, settled, saysPaidAt, language } = shown;
  const words = wordsIn(language).page;
  const { label, amount, line } = headOf(shown);
  const facts = settled.length > 0 ? [{ label: words.invoiced, amount: total }, ...settled] : [];
  return [
    `<section class="card ${kind === 'invoice' ? stage : ''}">`,
    kind === 'invoice' ? pill(words.states[stage]) : '',
    `<p class="small">${label}</p>`,
    headAmount(amount),
    line ? `<p class="line"${isOwed(shown) ? '' : ' role="status"'}>${wholeNumbers(line)}</p>` : '',
    ...(facts.length > 0 ? ['<dl class="figures">', ...facts.map(factRow), '</dl>'] : []),
    kind === 'invoice' && isOwed(shown) && saysPaidAt !== null
      ? `<p class="told" role="status">${words.toldPaid}</p>`
      : '',
  ];
}

/** The amount that counts, what it is, and a line about it. */
function headOf(shown: Shown) {
  const { kind, stage, due, total, balance, corrects, language } = shown;
  const words = wordsIn(language).page;
  const corrected = corrects ? words.corrects(corrects.number, corrects.date) : '';
  if (kind === 'credit note') return { label: words.credit, amount: total, line: corrected };
  if (stage === 'paid') return { label: words.total, amount: total, line: words.thanks };
  if (stage === 'credited') return { label: words.total, amount: total, line: words.creditedInFull };
  const dueLine = stage === 'overdue' ? words.wasDueOn(due) : words.dueOn(due);
  return { label: words.toPay, amount: balance, line: due && dueLine };
}

function actions(shown: Shown): string[] {
  const { kind, path, saysPaidAt, isForStaff, hasPdf, hasEInvoice, quote, language } = shown;
  const words = wordsIn(language).page;
  const link = (file: string, label: string) => `<a class="button" href="${path}/${file}">${label}</a>`;
  const disabled = isForStaff ? ' disabled' : '';
  const buttons = [
    kind === 'quote' && !quote.accepted && !quote.isExpired
      ? `<button form="accept"${disabled}>${words.accept}</button>`
      : '',
    kind === 'invoice' && isOwed(shown) && saysPaidAt === null
      ? `<form class="bar" method="post" action="${path}/paid"><button${disabled}>${words.iHavePaid}</button></form>`
      : '',
    hasPdf ? link('pdf', words.downloadPdf) : '',
    hasEInvoice ? link('e-invoice', words.eInvoice) : '',
  ].join('');
  return [
    buttons && `<div class="actions">${buttons}</div>`,
    hasPdf ? '' : `<p class="small printing">${words.printIt}</p>`,
  ];
}
