import { plainText, quantityOf, rateOf, zero } from '@vibrant-peak/invoice/decimal';
import type { Invoice, InvoiceItem } from '@vibrant-peak/invoice/invoice';
import { decimalsOf } from '@vibrant-peak/invoice/money';
import { decimalsIn, lineDiscountOf, lineTotalOf } from '@vibrant-peak/invoice/totalsOf';
import { rateOfLine, type Source } from './source';
import { amountsIn, categoryOf, given, textOf, vat } from './ublValues';

/** A line. @param position the first one has 1. @param isCii as of `ublInvoice`. */
export function lineOf({ invoice, more }: Source, item: InvoiceItem, position: number, isCii: boolean) {
  const amounts = amountsIn(invoice.currency);
  const unit = item.unit || more.unit!;
  return {
    'cbc:ID': String(position),
    'cbc:InvoicedQuantity': plainText(quantityOf(item.quantity)),
    'cbc:InvoicedQuantity@unitCode': unit,
    ...amounts('cbc:LineExtensionAmount', lineTotalOf(item, decimalsIn(invoice))),
    ...allowancesOf(invoice, item, isCii),
    'cac:Item': {
      ...given('cbc:Description', item.description),
      'cbc:Name': textOf(item.name),
      'cac:ClassifiedTaxCategory': { ...categoryOf(rateOfLine(invoice, item), more), ...vat },
    },
    'cac:Price': priceOf(item, invoice.currency, unit),
  };
}

/**
 * The discount of a line, and its rounding: in currencies without cents that may be more than the
 * 0.02 that Peppol tolerates.
 */
function allowancesOf(invoice: Invoice, item: InvoiceItem, isCii: boolean) {
  const decimals = decimalsIn(invoice);
  const discount = lineDiscountOf(item, decimals);
  const exact = quantityOf(item.quantity).times(rateOf(item.amount)).minus(discount);
  const rounding = lineTotalOf(item, decimals).minus(exact).round(2);
  const entry = (reason: string, amount: typeof zero) => ({
    'cbc:ChargeIndicator': String(amount.gt(zero)),
    'cbc:AllowanceChargeReason': reason,
    'cbc:Amount': amount.abs().toFixed(2),
    ...(!isCii && { 'cbc:Amount@currencyID': invoice.currency }),
  });
  const entries = [
    ...(discount.gt(zero) ? [entry('Discount', zero.minus(discount))] : []),
    ...(rounding.abs().gt('0.01') ? [entry('Rounding', rounding)] : []),
  ];
  return entries.length > 0 ? { 'cac:AllowanceCharge': entries } : {};
}

/** A price of more than two decimals is that of ten, a hundred or more units. */
function priceOf({ amount }: InvoiceItem, currency: string, unit: string) {
  const price = rateOf(amount);
  const decimals = (plainText(price).split('.')[1] ?? '').length;
  const more = Math.max(0, decimals - 2);
  const factor = `1e${more}`;
  return {
    'cbc:PriceAmount': price.times(factor).toFixed(Math.max(decimals - more, decimalsOf(currency))),
    'cbc:PriceAmount@currencyID': currency,
    ...(more > 0 && {
      'cbc:BaseQuantity': plainText(rateOf(factor)),
      'cbc:BaseQuantity@unitCode': unit,
    }),
  };
}
