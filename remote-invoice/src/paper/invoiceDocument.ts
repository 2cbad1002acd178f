import { plainText, quantityOf, rateOf, taxRateOf } from '../model/decimal';
import { shipToOf, type Invoice, type Party } from '../model/invoice';
import { money, unitPrice } from '../model/money';
import { lineTotalOf, totalsOf } from '../model/totalsOf';
import { dateText } from './dateText';

export interface DocumentLine {
  id: number;
  name: string;
  quantity: string;
  rate: string;
  total: string;
}

/** An invoice as texts that are ready to be printed: all that a template knows. */
export interface InvoiceDocument {
  receiptNumber: string;
  date: string;
  dueDate: string;
  sender: Party;
  billTo: Party;
  shipTo: Party;
  lines: DocumentLine[];
  subTotal: string;
  /** In per cent, without the sign. */
  taxRate: string;
  tax: string;
  grandTotal: string;
  notes: string;
}

/** The whole invoice, or its first lines under the sums of all of them. */
export function documentOf(invoice: Invoice, maxLines?: number): InvoiceDocument {
  const { subTotal, taxAmount, grandTotal } = totalsOf(invoice);
  return {
    receiptNumber: invoice.receiptNumber,
    date: dateText(invoice.date),
    dueDate: dateText(invoice.dueDate),
    sender: invoice.yourCompany,
    billTo: invoice.billTo,
    shipTo: shipToOf(invoice),
    lines: invoice.items.slice(0, maxLines).map((item) => ({
      id: item.id,
      name: item.name,
      quantity: plainText(quantityOf(item.quantity)),
      rate: unitPrice(rateOf(item.amount)),
      total: money(lineTotalOf(item)),
    })),
    subTotal: money(subTotal),
    taxRate: plainText(taxRateOf(invoice.taxRate)),
    tax: money(taxAmount),
    grandTotal: money(grandTotal),
    notes: invoice.notes,
  };
}
