import { escapeHtml } from '@vibrant-peak/shared/escapeHtml';
import { bicIn, epcText, holderIn, ibanIn, qrPicture, type Transfer } from './bankTransfer';

/** How to pay: rows to copy, and a code for the apps of banks where a transfer has one. */
export function paymentPart({ transfer, balance }: { transfer: Transfer; balance: string }): string[] {
  const { bankLines, reference } = transfer;
  if (bankLines.trim() === '') return [];
  const iban = ibanIn(bankLines);
  const epc = epcText(transfer);
  return [
    '<section class="card payment">',
    '<div><h2>Pay by bank transfer</h2>',
    ...(iban
      ? [
          copyRow('holder', 'Account holder', holderIn(bankLines) ?? transfer.name),
          copyRow('iban', 'IBAN', iban, iban.replaceAll(/(.{4})(?!$)/g, '$1 ')),
          copyRow('bic', 'BIC', bicIn(bankLines) ?? ''),
        ]
      : [`<p class="bank">${escapeHtml(bankLines)}</p>`]),
    copyRow('amount', 'Amount', transfer.amount, balance),
    copyRow('reference', 'Reference', reference),
    '</div>',
    ...(epc ? [code(epc)] : []),
    ...(iban
      ? [`<details><summary>All bank details</summary><p class="bank">${escapeHtml(bankLines)}</p></details>`]
      : []),
    '</section>',
  ];
}

const code = (text: string) =>
  [
    '<figure class="code">',
    `<img class="qr" src="${escapeHtml(qrPicture(text))}" alt="QR code of this transfer">`,
    '<figcaption class="small">Scan with your banking app</figcaption></figure>',
  ].join('');

/** @param shown the value as people read it, where that differs from what is copied. */
function copyRow(id: string, label: string, value: string, shown = value): string {
  if (value === '') return '';
  return [
    '<div class="row">',
    `<p class="small">${label}</p>`,
    `<p id="${id}" class="value">${escapeHtml(shown)}</p>`,
    `<button type="button" class="copy" data-copies="${id}" data-value="${escapeHtml(value)}" aria-label="Copy: ${label}" hidden>Copy</button>`,
    `<p class="small error" role="alert" id="${id}-failure"></p>`,
    '</div>',
  ].join('');
}
