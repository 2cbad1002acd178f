import { downloadText } from '@vibrant-peak/shared/downloadText';
import { formulaCell } from '@vibrant-peak/shared/formulaCells';
import type { InvoiceFilter, InvoicesPort, InvoiceOnPage } from '@vibrant-peak/shared/host';
import { today } from '@vibrant-peak/shared/today';
import { columns } from './columns';

/** Byte order mark: without it spreadsheets do not detect UTF-8. */
const byteOrderMark = '\uFEFF';

/** The most that a page of the port has. */
const pageSize = 500;

const fileColumns = [
  { label: 'Number', text: ({ number, name }: InvoiceOnPage) => number ?? name },
  { label: 'Kind', text: ({ kind }: InvoiceOnPage) => kind },
  ...columns,
  { label: 'Currency', text: ({ currency }: InvoiceOnPage) => currency },
];

/** Negative amounts are not formulas. */
const isNumber = (text: string) => /^-?[\d.]+$/.test(text);

function cell(text: string): string {
  const safe = formulaCell.test(text) && !isNumber(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Invoices as CSV (RFC 4180). Texts that a spreadsheet would run get an apostrophe. */
const csvOf = (invoices: readonly InvoiceOnPage[]): string =>
  [
    fileColumns.map(({ label }) => label),
    ...invoices.map((invoice) => fileColumns.map(({ text }) => text(invoice))),
  ]
    .map((line) => `${line.map(cell).join(',')}\r\n`)
    .join('');

/** Downloads all invoices that fit the filter. */
export async function exportInvoices(port: InvoicesPort, filter: InvoiceFilter): Promise<void> {
  const all: InvoiceOnPage[] = [];
  for (let page = 1; ; page++) {
    const { invoices, count } = await port.list({ ...filter, page, pageSize });
    all.push(...invoices);
    if (invoices.length === 0 || all.length >= count) break;
  }
  downloadText(`invoices-${today()}.csv`, 'text/csv;charset=utf-8', byteOrderMark + csvOf(all));
}
