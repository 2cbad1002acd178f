import { units } from '@vibrant-peak/shared/units';
import { plainText, quantityOf, rateOf, taxRateOf } from '../decimal';
import { pictureUrl } from '@vibrant-peak/shared/safeUrl';
import { shipToOf, type Invoice, type InvoiceItem, type Party } from '../invoice';
import { entriesOf, invoiceFields } from '../invoiceFields';
import { decimalOf } from '../decimal';
import { money, unitPrice } from '../money';
import type { EInvoiceValues } from '../eInvoice';
import type { SheetTitle } from '../sheetTitles';
import { terms } from '../terms';
import { decimalsIn, lineDiscountOf, lineTotalOf, totalsOf } from '../totalsOf';
import { longDayText } from '../dayText';

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

/** A label and its value. */
interface Fact {
  label: string;
  value: string;
}

/** The formatted texts of an invoice, the input of a template. */
export interface InvoiceDocument {
  title: SheetTitle;
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
  /** By default `Invoice`. */
  title?: SheetTitle | undefined;
  /** Limit of lines; the sums still include all of them. */
  maxLines?: number | undefined;
  eInvoice?: EInvoiceValues | undefined;
  /** The invoice that a credit note corrects. */
  corrects?: { number: string | null; date: string } | null | undefined;
}

/** Formats an invoice. */
export function documentOf(
  invoice: Invoice,
  { title = 'Invoice', maxLines, eInvoice = {}, corrects }: DocumentOptions = {},
): InvoiceDocument {
  const { currency } = invoice;
  const decimals = decimalsIn(invoice);
  const sums = sumsOf(invoice);
  const isUntaxed = totalsOf(invoice).taxes.some(({ rate }) => rate === '0');
  const hasUnits = invoice.items.some(({ unit }) => unit);
  const isTaxed = invoice.items.some(({ taxRate }) => taxRate !== undefined);
  return {
    title,
    receiptNumber: invoice.receiptNumber,
    facts: [
      ...factsOf(invoice, title),
      ...(corrects
        ? [{ label: 'Corrects', value: `${corrects.number} of ${longDayText(corrects.date)}` }]
        : []),
      ...sellerNumbersOf(eInvoice),
      ...supplyOf(eInvoice),
    ],
    logo: pictureUrl(invoice.logo),
    sender: invoice.yourCompany,
    billTo: invoice.billTo,
    clientVatId: eInvoice.clientVatId?.trim() ?? '',
    shipTo: invoice.shipTo.sameAsBillTo ? undefined : shipToOf(invoice),
    lines: invoice.items.slice(0, maxLines).map((item) => ({
      id: item.id,
      name: item.name,
      details: detailsOf(item, invoice),
      quantity: hasUnits ? measureOf(item, eInvoice.unit) : plainText(quantityOf(item.quantity)),
      rate: unitPrice(rateOf(item.amount), currency, decimals),
      ...(isTaxed && { tax: `${plainText(taxRateOf(item.taxRate ?? invoice.taxRate))}%` }),
      total: money(lineTotalOf(item, decimals), currency, decimals),
    })),
    taxLabel: taxLabelOf(invoice),
    sums,
    grandTotal: sums.at(-1)!.value,
    notes: invoice.notes,
    bankLines: invoice.bankLines,
    untaxedReason: isUntaxed ? (eInvoice.untaxedReason?.trim() ?? '') : '',
  };
}

/** Quantity and unit: `1 hour`, `2.5 hours`. */
function measureOf(item: InvoiceItem, fallback = ''): string {
  const quantity = plainText(quantityOf(item.quantity));
  const names = (units as Partial<Record<string, string>>)[item.unit || fallback]?.toLowerCase() ?? '';
  return `${quantity} ${quantity === '1' ? names.replace(/s$/, '') : names}`.trim();
}

function detailsOf(item: InvoiceItem, invoice: Invoice): string[] {
  const percent = taxRateOf(item.discount ?? '');
  const amount = lineDiscountOf(item, decimalsIn(invoice));
  const discount = `Discount ${plainText(percent)}%: −${money(amount, invoice.currency, decimalsIn(invoice))}`;
  return [item.description?.trim() ?? '', percent.gt(0) ? discount : ''].filter((text) => text !== '');
}

const sellerNumbersOf = ({ taxNumber = '', registerNumber = '' }: EInvoiceValues): Fact[] =>
  [
    { label: 'Tax No.', value: taxNumber },
    { label: 'Register No.', value: registerNumber },
  ].filter(({ value }) => value.trim() !== '');

function supplyOf({ supplyDate = '', supplyEnd = '' }: EInvoiceValues): Fact[] {
  const [first, last] = [longDayText(supplyDate || supplyEnd), longDayText(supplyEnd || supplyDate)];
  if (first === '') return [];
  return [{ label: 'Supply', value: first === last ? first : `${first} – ${last}` }];
}

const taxLabelOf = ({ taxLabel }: Invoice) => taxLabel.trim() || 'Tax';

const factsOf = (invoice: Invoice, title: SheetTitle): Fact[] =>
  [
    ...entriesOf(invoiceFields).map(([name, { caption = '', kind }]) => ({
      label: name === 'dueDate' && title === 'Quote' ? 'Valid Until' : caption,
      value: caption && (kind === 'date' ? longDayText(invoice[name]) : invoice[name]),
    })),
    { label: 'Terms', value: terms.find(({ days }) => days === invoice.terms)?.name ?? '' },
  ].filter(({ value }) => value.trim() !== '');

function sumsOf(invoice: Invoice): Fact[] {
  const { currency, discount: typed, discountKind } = invoice;
  const { subTotal, discount, taxes, grandTotal } = totalsOf(invoice);
  const amount = (value: typeof subTotal) => money(value, currency, decimalsIn(invoice));
  const percent = discountKind === 'percent' ? ` (${plainText(decimalOf(typed) ?? subTotal)}%)` : '';
  return [
    { label: 'Subtotal', value: amount(subTotal) },
    ...(discount.gt(0) ? [{ label: `Discount${percent}`, value: `−${amount(discount)}` }] : []),
    ...taxes.map(({ rate, amount: tax }) => ({
      label: `${taxLabelOf(invoice)} (${rate}%)`,
      value: amount(tax),
    })),
    { label: 'Grand Total', value: amount(grandTotal) },
  ];
}
