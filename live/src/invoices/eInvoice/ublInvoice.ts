import type { Invoice as UblInvoice } from '@e-invoice-eu/core';
import { zero } from '@vibrant-peak/invoice/decimal';
import { totalsOf } from '@vibrant-peak/invoice/totalsOf';
import type { Source } from './source';
import { lineOf } from './ublLine';
import { deliveryOf, partiesOf, paymentOf } from './ublParties';
import { taxesOf } from './ublTaxes';
import { amountsIn, given, textOf } from './ublValues';

/**
 * An invoice in the words of UBL, as the library takes it for all formats. The amounts are those of
 * the sheet.
 */
export function ublInvoice(source: Source): UblInvoice {
  const { invoice, more, number, kind, corrects } = source;
  const { currency, date, dueDate, notes, orderNumber } = invoice;
  const isCredit = kind === 'credit note';
  const totals = totalsOf(invoice);
  const amounts = amountsIn(currency);
  const content = {
    'cbc:CustomizationID': 'urn:cen.eu:en16931:2017',
    'cbc:ID': textOf(number),
    'cbc:IssueDate': date,
    ...(!isCredit && given('cbc:DueDate', dueDate)),
    'cbc:InvoiceTypeCode': isCredit ? '381' : '380',
    ...(textOf(notes) && { 'cbc:Note': [textOf(notes)] }),
    'cbc:DocumentCurrencyCode': currency,
    ...given('cbc:BuyerReference', more.buyerReference),
    ...(textOf(orderNumber) && { 'cac:OrderReference': { 'cbc:ID': textOf(orderNumber) } }),
    ...(corrects && {
      'cac:BillingReference': [
        { 'cac:InvoiceDocumentReference': { 'cbc:ID': corrects.number, 'cbc:IssueDate': corrects.date } },
      ],
    }),
    ...partiesOf(source),
    ...deliveryOf(source),
    ...(!isCredit && paymentOf(invoice, number)),
    ...(isCredit && { 'cac:PaymentTerms': { 'cbc:Note': `Credited against ${corrects?.number}` } }),
    ...taxesOf(source, totals),
    'cac:LegalMonetaryTotal': {
      ...amounts('cbc:LineExtensionAmount', totals.subTotal),
      ...amounts('cbc:TaxExclusiveAmount', totals.subTotal.minus(totals.discount)),
      ...amounts('cbc:TaxInclusiveAmount', totals.grandTotal),
      ...(totals.discount.gt(zero) && amounts('cbc:AllowanceTotalAmount', totals.discount)),
      ...amounts('cbc:PayableAmount', totals.grandTotal),
    },
    'cac:InvoiceLine': invoice.items.map((item, index) => lineOf(source, item, index + 1)),
  };
  // The library checks it against its schema, from which its type is made.
  return { 'ubl:Invoice': content } as unknown as UblInvoice;
}
