import { safeUrl } from 'shared/safeUrl';
import { plainText, quantityOf, rateOf, taxRateOf } from '../model/decimal';
import { shipToOf, type Invoice, type Party } from '../model/invoice';
import { entriesOf, invoiceFields } from '../model/invoiceFields';
import { decimalOf } from '../model/decimal';
import { money, unitPrice } from '../model/money';
import { terms } from '../model/terms';
import { lineTotalOf, totalsOf } from '../model/totalsOf';
import { dateText } from './dateText';

export interface DocumentLine {
  id: number;
  name: string;
  quantity: string;
  rate: string;
  /** In per cent with its sign; only where a line has a tax of its own. */
  tax?: string;
  total: string;
}

/** A caption and what stands beside it. */
interface Fact {
  label: string;
  value: string;
}

/** An invoice as texts that are ready to be printed: all that a template knows. */
export interface InvoiceDocument {
  receiptNumber: string;
  /** Number, dates and terms; a blank one is left out. */
  facts: Fact[];
  /** Address of a picture that is safe to load. */
  logo?: string;
  sender: Party;
  billTo: Party;
  /** Missing where the goods go to the bill-to party. */
  shipTo?: Party;
  lines: DocumentLine[];
  /** What the tax is called. */
  taxLabel: string;
  /** From the subtotal to the grand total, which is the last. */
  sums: Fact[];
  grandTotal: string;
  notes: string;
}

/** The whole invoice, or its first lines under the sums of all of them. */
export function documentOf(invoice: Invoice, maxLines?: number): InvoiceDocument {
  const { currency } = invoice;
  const sums = sumsOf(invoice);
  const isTaxed = invoice.items.some(({ taxRate }) => taxRate !== undefined);
  return {
    receiptNumber: invoice.receiptNumber,
    facts: factsOf(invoice),
    logo: safeUrl(invoice.logo),
    sender: invoice.yourCompany,
    billTo: invoice.billTo,
    shipTo: invoice.shipTo.sameAsBillTo ? undefined : shipToOf(invoice),
    lines: invoice.items.slice(0, maxLines).map((item) => ({
      id: item.id,
      name: item.name,
      quantity: plainText(quantityOf(item.quantity)),
      rate: unitPrice(rateOf(item.amount), currency),
      ...(isTaxed && { tax: `${plainText(taxRateOf(item.taxRate ?? invoice.taxRate))}%` }),
      total: money(lineTotalOf(item, currency), currency),
    })),
    taxLabel: taxLabelOf(invoice),
    sums,
    grandTotal: sums.at(-1)!.value,
    notes: invoice.notes,
  };
}

const taxLabelOf = ({ taxLabel }: Invoice) => taxLabel.trim() || 'Tax';

const factsOf = (invoice: Invoice): Fact[] =>
  [
    ...entriesOf(invoiceFields).map(([name, { caption = '', kind }]) => ({
      label: caption,
      value: caption && (kind === 'date' ? dateText(invoice[name]) : invoice[name]),
    })),
    { label: 'Terms', value: terms.find(({ days }) => days === invoice.terms)?.name ?? '' },
  ].filter(({ value }) => value.trim() !== '');

function sumsOf(invoice: Invoice): Fact[] {
  const { currency, discount: typed, discountKind } = invoice;
  const { subTotal, discount, taxes, grandTotal } = totalsOf(invoice);
  const percent = discountKind === 'percent' ? ` (${plainText(decimalOf(typed) ?? subTotal)}%)` : '';
  return [
    { label: 'Subtotal', value: money(subTotal, currency) },
    ...(discount.gt(0) ? [{ label: `Discount${percent}`, value: `−${money(discount, currency)}` }] : []),
    ...taxes.map(({ rate, amount }) => ({
      label: `${taxLabelOf(invoice)} (${rate}%)`,
      value: money(amount, currency),
    })),
    { label: 'Grand Total', value: money(grandTotal, currency) },
  ];
}
