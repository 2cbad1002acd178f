import type { DocumentLine, InvoiceDocument } from '@vibrant-peak/invoice/sheet/invoiceDocument';
import { factRow, type FactRow } from './factRow';

interface Lines extends Pick<InvoiceDocument, 'lines' | 'sums'> {
  title: string;
}

/** Lines and sums to read on phones, where the sheet is too small. Others read the sheet alone. */
export const linesPart = ({ title, lines, sums }: Lines): string[] => [
  '<section class="card small-only" aria-hidden="true">',
  `<h2>${title}</h2>`,
  '<dl class="figures">',
  ...lines.map((line) => factRow(rowOf(line))),
  '</dl>',
  '<dl class="figures sums">',
  ...sums.map(({ label, value }) => factRow({ label, amount: value })),
  '</dl>',
  '</section>',
];

const rowOf = ({ name, details, quantity, rate, total }: DocumentLine): FactRow => ({
  label: name,
  details: [`${quantity} × ${rate}`, ...details],
  amount: total,
});
