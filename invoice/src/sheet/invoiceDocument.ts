import { pictureUrl } from '@vibrant-peak/shared/safeUrl';
import { decimalOf, plainText, quantityOf, rateOf, taxRateOf, zero } from '../decimal';
import type { EInvoiceValues } from '../eInvoice';
import { shipToOf, type Invoice, type InvoiceItem, type Party } from '../invoice';
import { money, unitPrice } from '../money';
import type { SheetKind } from '../sheetTitles';
import { withTown, type Town } from '../town';
import { decimalsIn, lineDiscountOf, lineTotalOf, totalsOf } from '../totalsOf';
import type { Words } from '../words/en';
import { languageOf, wordsIn, type Language } from '../words/words';
import { factsOf, type Corrected, type Fact } from './factsOf';

export interface DocumentLine {
  id: number;
  name: string;
  /** Description and discount, where the line has them. */
  details: string[];
  /** With its unit, where a line has its own. */
  quantity: string;
  rate: string;
  /** With percent sign; missing if no line has its own tax. */
  tax?: string;
  total: string;
}

/** The formatted texts of an invoice, the input of a template. */
export interface InvoiceDocument {
  kind: SheetKind;
  language: Language;
  words: Words['sheet'];
  title: string;
  receiptNumber: string;
  /** Number, dates and terms, without blank ones. */
  facts: Fact[];
  /** A safe image URL. */
  logo?: string;
  sender: Party;
  billTo: Party;
  /** Blank if there is none. */
  clientVatId: string;
  /** Missing if it is the same as bill-to. */
  shipTo?: Party;
  lines: DocumentLine[];
  /** Name of the tax. */
  taxLabel: string;
  /** Subtotal to grand total, in order. */
  sums: Fact[];
  grandTotal: string;
  notes: string;
  /** Where to pay, or blank. */
  bankLines: string;
  /** Why lines have no tax, or blank. */
  untaxedReason: string;
}

export interface DocumentOptions {
  /** By default an invoice. */
  kind?: SheetKind | undefined;
  /** Such as `de` or `de-AT`; by default English. */
  language?: string | undefined;
  /** Limit of lines; the sums still include all of them. */
  maxLines?: number | undefined;
  eInvoice?: EInvoiceValues | undefined;
  /** The invoice that a credit note corrects. */
  corrects?: Corrected | null | undefined;
}

/** How a sheet writes words and figures. */
interface Writing {
  language: Language;
  words: Words['sheet'];
}

/** Formats an invoice. */
export function documentOf(
  invoice: Invoice,
  { kind = 'invoice', language: code, maxLines, eInvoice = {}, corrects }: DocumentOptions = {},
): InvoiceDocument {
  const writing = { language: languageOf(code), words: wordsIn(code).sheet };
  const sums = sumsOf(invoice, writing);
  const isUntaxed = totalsOf(invoice).taxes.some(({ rate }) => rate === '0');
  return {
    ...writing,
    kind,
    title: writing.words.titles[kind],
    receiptNumber: invoice.receiptNumber,
    facts: factsOf(invoice, { ...writing, kind, eInvoice, corrects }),
    logo: pictureUrl(invoice.logo),
    sender: inTown(invoice.yourCompany, eInvoice),
    billTo: inTown(invoice.billTo, { postcode: eInvoice.clientPostcode, city: eInvoice.clientCity }),
    clientVatId: eInvoice.clientVatId?.trim() ?? '',
    shipTo: invoice.shipTo.sameAsBillTo ? undefined : shipToOf(invoice),
    lines: linesOf(invoice, { ...writing, maxLines, unit: eInvoice.unit }),
    taxLabel: taxLabelOf(invoice, writing),
    sums,
    grandTotal: sums.at(-1)!.value,
    notes: invoice.notes,
    bankLines: invoice.bankLines,
    untaxedReason: isUntaxed ? (eInvoice.untaxedReason?.trim() ?? '') : '',
  };
}

const inTown = (party: Party, town: Town): Party => ({ ...party, address: withTown(party.address, town) });

interface LineOptions extends Writing {
  maxLines: number | undefined;
  /** Of lines without a unit of their own. */
  unit: string | undefined;
}

function linesOf(invoice: Invoice, { maxLines, unit, ...writing }: LineOptions): DocumentLine[] {
  const { currency, items } = invoice;
  const { language, words } = writing;
  const decimals = decimalsIn(invoice);
  const hasUnits = items.some((item) => item.unit);
  const isTaxed = items.some(({ taxRate }) => taxRate !== undefined);
  return items.slice(0, maxLines).map((item) => ({
    id: item.id,
    name: item.name,
    details: detailsOf(item, invoice, writing),
    quantity: measureOf(item.quantity, hasUnits ? item.unit || unit : undefined, words),
    rate: unitPrice(rateOf(item.amount), currency, decimals, language),
    ...(isTaxed && { tax: words.percent(plainText(taxRateOf(item.taxRate ?? invoice.taxRate))) }),
    total: money(lineTotalOf(item, decimals), currency, decimals, language),
  }));
}

/** Quantity and unit: `1 hour`, `2.5 hours`. */
function measureOf(typed: string, unit = '', words: Words['sheet']): string {
  const quantity = plainText(quantityOf(typed));
  const names = (words.units as Partial<Record<string, { one: string; other: string }>>)[unit];
  return `${words.figure(quantity)} ${(quantity === '1' ? names?.one : names?.other) ?? ''}`.trim();
}

function detailsOf(item: InvoiceItem, invoice: Invoice, { language, words }: Writing): string[] {
  const percent = taxRateOf(item.discount ?? '');
  const decimals = decimalsIn(invoice);
  const amount = money(zero.minus(lineDiscountOf(item, decimals)), invoice.currency, decimals, language);
  const discount = `${words.discount} ${words.percent(plainText(percent))}: ${amount}`;
  return [item.description?.trim() ?? '', percent.gt(0) ? discount : ''].filter((text) => text !== '');
}

const taxLabelOf = ({ taxLabel }: Invoice, { words }: Writing) => taxLabel.trim() || words.tax;

function sumsOf(invoice: Invoice, writing: Writing): Fact[] {
  const { language, words } = writing;
  const { currency, discount: typed, discountKind } = invoice;
  const { subTotal, discount, taxes, rounding, grandTotal } = totalsOf(invoice);
  const amount = (value: typeof zero) => money(value, currency, decimalsIn(invoice), language);
  const withPercent = (label: string, rate: string) => `${label} (${words.percent(rate)})`;
  const discountLabel =
    discountKind === 'percent'
      ? withPercent(words.discount, plainText(decimalOf(typed) ?? subTotal))
      : words.discount;
  return [
    { label: words.subtotal, value: amount(subTotal) },
    ...(discount.gt(0) ? [{ label: discountLabel, value: amount(zero.minus(discount)) }] : []),
    ...taxes.map(({ rate, amount: tax }) => ({
      label: withPercent(taxLabelOf(invoice, writing), rate),
      value: amount(tax),
    })),
    ...(rounding.eq(0) ? [] : [{ label: words.rounding, value: amount(rounding) }]),
    { label: words.grandTotal, value: amount(grandTotal) },
  ];
}
