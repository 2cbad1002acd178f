import { breakableIfLong } from '@vibrant-peak/invoice/breakable';
import type { Words } from '@vibrant-peak/invoice/words/en';
import { escapeHtml } from '@vibrant-peak/shared/escapeHtml';
import { bicIn, epcText, holderIn, ibanIn, qrPicture, type Transfer } from './bankTransfer';

interface Payment {
  transfer: Transfer;
  /** The payment means that were chosen, in words; blank for a transfer. */
  means: string;
  /** As people read it. */
  balance: string;
  words: Words['page'];
}

/**
 * How to pay. A transfer has rows to copy, and a code for the apps of banks where there is one. Other
 * means are named.
 */
export function paymentPart({ transfer, means, balance, words }: Payment): string[] {
  if (means !== '')
    return [`<section class="card"><h2>${words.payment}</h2><p>${escapeHtml(means)}</p></section>`];
  const { bankLines, reference } = transfer;
  if (bankLines.trim() === '') return [];
  const iban = ibanIn(bankLines);
  const epc = epcText(transfer);
  const row = (id: string, label: string, value: string, shown = value) =>
    copyRow({ id, label, value, shown, words });
  return [
    '<section class="card payment">',
    `<div><h2>${words.transfer}</h2>`,
    ...(iban
      ? [
          row('holder', words.holder, holderIn(bankLines) ?? transfer.name),
          row('iban', 'IBAN', iban, iban.replaceAll(/(.{4})(?!$)/g, '$1 ')),
          row('bic', 'BIC', bicIn(bankLines) ?? ''),
        ]
      : [`<p class="bank">${escapeHtml(bankLines)}</p>`]),
    row('amount', words.amount, transfer.amount, breakableIfLong(balance)),
    row('reference', words.reference, reference),
    '</div>',
    ...(epc ? [code(epc, words)] : []),
    ...(iban
      ? [
          `<details><summary>${words.allBankDetails}</summary>`,
          `<p class="bank">${escapeHtml(bankLines)}</p></details>`,
        ]
      : []),
    '</section>',
  ];
}

const code = (text: string, words: Words['page']) =>
  [
    '<figure class="code">',
    `<img class="qr" src="${escapeHtml(qrPicture(text))}" alt="${words.code}">`,
    `<figcaption class="small">${words.scan}</figcaption></figure>`,
  ].join('');

interface CopyRow {
  id: string;
  label: string;
  /** What is copied. */
  value: string;
  /** As people read it. */
  shown: string;
  words: Words['page'];
}

function copyRow({ id, label, value, shown, words }: CopyRow): string {
  if (value === '') return '';
  const data = `data-copies="${id}" data-value="${escapeHtml(value)}"`;
  const answers = `data-copied="${words.copied}" data-failed="${words.copyFailed}"`;
  return [
    '<div class="detail">',
    `<p class="small">${label}</p>`,
    `<p id="${id}" class="value">${escapeHtml(shown)}</p>`,
    `<button type="button" class="copy" ${data} ${answers} aria-label="${words.copy}: ${label}" hidden>`,
    `${words.copy}</button>`,
    `<p class="small error" role="alert" id="${id}-failure"></p>`,
    '</div>',
  ].join('');
}
