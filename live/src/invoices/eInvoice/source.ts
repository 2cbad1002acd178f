import type { EInvoiceValues } from '@vibrant-peak/invoice/eInvoice';
import type { Invoice } from '@vibrant-peak/invoice/invoice';
import { specifications, type Specification } from '@vibrant-peak/invoice/specifications';
import { taxCaseOf } from '@vibrant-peak/invoice/taxCases';
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

/** By Peppol there are rules for Dutch sellers. */
export const isDutch = (source: Pick<Source, 'more'>): boolean =>
  specificationOf(source) === 'peppol' && source.more.country === 'NL';

/** There are more of them if the client is Dutch, too. */
export const areBothDutch = (source: Pick<Source, 'more'>): boolean =>
  isDutch(source) && source.more.clientCountry === 'NL';

/** The tax rate of a line, as in the totals. */
export const rateOfLine = ({ taxRate }: Pick<Invoice, 'taxRate'>, line: { taxRate?: string }): string =>
  plainText(taxRateOf(line.taxRate ?? taxRate));

/** A VAT ID without spaces and dots. */
export const vatIdOf = (text = ''): string => text.replace(/[\s.-]/g, '').toUpperCase();

/** Outside the scope of VAT an invoice names no VAT ID. */
export const isOutsideScope = (more: Source['more']): boolean => taxCaseOf(more)?.category === 'O';

/** The VAT ID of the seller, or blank. */
export const sellerVatIdOf = ({ invoice, more }: Source): string =>
  isOutsideScope(more) ? '' : vatIdOf(invoice.vatId);

/**
 * The number under which the seller is registered. The standard asks for a number that identifies the
 * seller: without others it is the tax number.
 */
export function sellerNumberOf(source: Source): string {
  const { registerNumber = '', taxNumber = '' } = source.more;
  return registerNumber.trim() || (sellerVatIdOf(source) ? '' : taxNumber.trim());
}

/** The scheme of a Dutch register number: KVK or OIN. */
export function dutchSchemeOf(registerNumber: string): string | undefined {
  if (/^\d{8}$/.test(registerNumber)) return '0106';
  return /^\d{20}$/.test(registerNumber) ? '0190' : undefined;
}
