import type { Invoice as UblInvoice } from '@e-invoice-eu/core';
import { zero } from '@vibrant-peak/invoice/decimal';
import { specifications } from '@vibrant-peak/invoice/specifications';
import { totalsOf } from '@vibrant-peak/invoice/totalsOf';
import { specificationOf, type Source } from './source';
import { lineOf } from './ublLine';
import { deliveryOf, partiesOf } from './ublParties';
import { paymentOf } from './ublPayment';
import { taxesOf } from './ublTaxes';
import { amountsIn, given, textOf } from './ublValues';

/** Peppol exchanges UBL alone: in CII such an invoice follows the standard itself. */
const identifierOf = (source: Source, isCii: boolean) => {
  const specification = specificationOf(source);
  return specifications[isCii && specification === 'peppol' ? '' : specification].id;
};

/**
 * An invoice in the words of UBL, as the library takes it for all formats. The amounts are those of
 * the sheet. @param isCii for the library's writer of CII, which copies the currency of a line's
 * allowance to where CII has none: it is missing there.
 */
export function ublInvoice(source: Source, isCii = false): UblInvoice {
  const { invoice, more, number, kind, corrects } = source;
  const { currency, date, dueDate, notes, orderNumber } = invoice;
  const isCredit = kind === 'credit note';
  const totals = totalsOf(invoice);
  const amounts = amountsIn(currency);
  const content = {
    'cbc:CustomizationID': identifierOf(source, isCii),
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
    ...paymentOf(source),
    ...(isCredit && { 'cac:PaymentTerms': { 'cbc:Note': `Credited against ${corrects?.number}` } }),
    ...taxesOf(source, totals),
    'cac:LegalMonetaryTotal': {
      ...amounts('cbc:LineExtensionAmount', totals.subTotal),
      ...amounts('cbc:TaxExclusiveAmount', totals.subTotal.minus(totals.discount)),
      ...amounts('cbc:TaxInclusiveAmount', totals.grandTotal.minus(totals.rounding)),
      ...(totals.discount.gt(zero) && amounts('cbc:AllowanceTotalAmount', totals.discount)),
      ...(!totals.rounding.eq(zero) && amounts('cbc:PayableRoundingAmount', totals.rounding)),
      ...amounts('cbc:PayableAmount', totals.grandTotal),
    },
    'cac:InvoiceLine': invoice.items.map((item, index) => lineOf(source, item, index + 1, isCii)),
  };
  // The library checks it against its schema, from which its type is made.
  return { 'ubl:Invoice': content } as unknown as UblInvoice;
}
