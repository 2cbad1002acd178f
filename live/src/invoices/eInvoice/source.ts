import type { EInvoiceValues } from '@vibrant-peak/invoice/eInvoice';
import type { Invoice } from '@vibrant-peak/invoice/invoice';
import { specifications, type Specification } from '@vibrant-peak/invoice/specifications';
import { plainText, taxRateOf } from '@vibrant-peak/invoice/decimal';
import type { InvoiceKind, Reading } from '../../database/tables';
import { valueOf, invoiceWith } from '../storedInvoice';

/** What an electronic invoice is made of. */
export interface Source {
  kind: InvoiceKind;
  /** Of a draft: its working name. */
  number: string;
  invoice: Invoice;
  /** What the sheet does not say. */
  more: EInvoiceValues;
  /** The invoice that a credit note corrects. */
  corrects?: { number: string; date: string } | undefined;
}

/** Reads an invoice. @throws a problem (404). */
export async function sourceOf(tables: Reading, id: number): Promise<Source> {
  const { kind, number, name, version, credits } = await invoiceWith(tables, id);
  const value = (await valueOf(tables, id, version))!;
  const corrected = credits === null ? undefined : await invoiceWith(tables, credits);
  return {
    kind,
    invoice: value.invoice,
    more: value.eInvoice ?? {},
    number: number ?? name,
    ...(corrected && { corrects: { number: corrected.number!, date: corrected.date } }),
  };
}

/** The specification that is chosen; one that a newer release stores counts as none. */
export const specificationOf = ({ more: { specification = '' } }: Pick<Source, 'more'>): Specification =>
  Object.hasOwn(specifications, specification) ? (specification as Specification) : '';

/** The tax rate of a line, as in the totals. */
export const rateOfLine = ({ taxRate }: Pick<Invoice, 'taxRate'>, line: { taxRate?: string }): string =>
  plainText(taxRateOf(line.taxRate ?? taxRate));

/** Scheme (EAS) and identifier of a participant of Peppol. */
export const peppolIdPattern = /^(\d{4}):(\S{1,50})$/;

/** A VAT ID without spaces and dots. */
export const vatIdOf = (text = ''): string => text.replace(/[\s.-]/g, '').toUpperCase();
