import type { Invoice as UblInvoice } from '@e-invoice-eu/core';
import { plainText, quantityOf, rateOf, zero } from '@vibrant-peak/invoice/decimal';
import {
  partyName,
  shipToOf,
  type Invoice,
  type InvoiceItem,
  type Party,
} from '@vibrant-peak/invoice/invoice';
import { decimalsOf } from '@vibrant-peak/invoice/money';
import { taxCaseOf } from '@vibrant-peak/invoice/taxCases';
import {
  decimalsIn,
  lineDiscountOf,
  lineTotalOf,
  totalsOf,
  type Totals,
} from '@vibrant-peak/invoice/totalsOf';
import { ibanIn } from '../clientPage/bankTransfer';
import { rateOfLine, vatIdOf, type Source } from './source';

/** The signs that XML takes. */
const textOf = (text = '') =>
  text.replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '').trim();

/** An object with the member, unless its text is blank. */
const given = (name: string, text = '') => (textOf(text) === '' ? {} : { [name]: textOf(text) });

const vat = { 'cac:TaxScheme': { 'cbc:ID': 'VAT' } };

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

const receiverOf = (invoice: Invoice) => textOf(partyName(shipToOf(invoice)) || partyName(invoice.billTo));

/** Writes amounts as UBL has them: beside each stands its currency. */
const amountsIn = (currency: string) => (name: string, amount: Totals['subTotal']) => ({
  [name]: amount.toFixed(decimalsOf(currency)),
  [`${name}@currencyID`]: currency,
});

/** Outside the scope of VAT an invoice names no VAT ID. */
const isOutsideScope = (more: Source['more']) => taxCaseOf(more)?.category === 'O';

function partiesOf({ invoice, more }: Source) {
  const isOutside = isOutsideScope(more);
  const vatId = isOutside ? '' : vatIdOf(invoice.vatId);
  const clientVatId = isOutside ? '' : vatIdOf(more.clientVatId);
  const taxNumber = textOf(more.taxNumber);
  const schemes = [
    ...(vatId ? [{ 'cbc:CompanyID': vatId, ...vat }] : []),
    ...(taxNumber ? [{ 'cbc:CompanyID': taxNumber, 'cac:TaxScheme': { 'cbc:ID': 'FC' } }] : []),
  ];
  // The standard asks for a number that identifies the seller: without others it is the tax number.
  const registerNumber = textOf(more.registerNumber) || (vatId ? '' : taxNumber);
  return {
    'cac:AccountingSupplierParty': {
      'cac:Party': {
        ...partyOf(invoice.yourCompany, more.country!, registerNumber),
        ...(schemes.length > 0 && { 'cac:PartyTaxScheme': schemes }),
      },
    },
    'cac:AccountingCustomerParty': {
      'cac:Party': {
        ...partyOf(invoice.billTo, more.clientCountry!),
        ...(clientVatId && { 'cac:PartyTaxScheme': { 'cbc:CompanyID': clientVatId, ...vat } }),
      },
    },
  };
}

/** When and to whom it is supplied. Factur-X asks for a delivery. */
function deliveryOf({ invoice, more }: Source) {
  const { supplyDate = '', supplyEnd = '', clientCountry } = more;
  const isPeriod = supplyDate !== '' && supplyEnd !== '' && supplyEnd !== supplyDate;
  return {
    ...(isPeriod && { 'cac:InvoicePeriod': { 'cbc:StartDate': supplyDate, 'cbc:EndDate': supplyEnd } }),
    'cac:Delivery': {
      ...given('cbc:ActualDeliveryDate', supplyEnd || supplyDate),
      ...(taxCaseOf(more)?.category === 'K' && {
        'cac:DeliveryLocation': {
          'cac:Address': { 'cac:Country': { 'cbc:IdentificationCode': clientCountry } },
        },
      }),
      'cac:DeliveryParty': { 'cac:PartyName': { 'cbc:Name': receiverOf(invoice) } },
    },
  };
}

function partyOf(party: Party, country: string, registerNumber?: string) {
  const [street = '', second = '', ...rest] = party.address.split('\n').filter((line) => textOf(line));
  const contact = {
    ...given('cbc:Name', party.name),
    ...given('cbc:Telephone', party.phone),
    ...given('cbc:ElectronicMail', party.email),
  };
  return {
    'cbc:EndpointID': textOf(party.email),
    'cbc:EndpointID@schemeID': 'EM',
    'cac:PostalAddress': {
      ...given('cbc:StreetName', street),
      ...given('cbc:AdditionalStreetName', second),
      ...(rest.length > 0 && { 'cac:AddressLine': { 'cbc:Line': textOf(rest.join(', ')) } }),
      'cac:Country': { 'cbc:IdentificationCode': country },
    },
    'cac:PartyLegalEntity': {
      'cbc:RegistrationName': textOf(partyName(party)),
      ...given('cbc:CompanyID', registerNumber),
    },
    ...(Object.keys(contact).length > 0 && { 'cac:Contact': contact }),
  };
}

/** A transfer to the account of the bank lines: 58 is one in euros by SEPA, 30 any other. */
function paymentOf({ bankLines, currency }: Invoice, number: string) {
  const iban = ibanIn(bankLines);
  if (!iban) return {};
  return {
    'cac:PaymentMeans': [
      {
        'cbc:PaymentMeansCode': currency === 'EUR' ? '58' : '30',
        'cbc:PaymentID': textOf(number),
        'cac:PayeeFinancialAccount': { 'cbc:ID': iban },
      },
    ],
  };
}

function categoryOf(rate: string, more: Source['more']) {
  const category = rate === '0' ? taxCaseOf(more)!.category : 'S';
  return { 'cbc:ID': category, ...(category !== 'O' && { 'cbc:Percent': rate }) };
}

/** The taxes by rate, and the discount divided among them. */
function taxesOf({ invoice, more }: Source, { taxes, taxAmount, discount }: Totals) {
  const amounts = amountsIn(invoice.currency);
  let left = discount;
  const shares = taxes.toReversed().map(({ rate, base }, index) => {
    const share = linesOf(invoice, rate).minus(base);
    // The highest rate has the rest, as the bases are rounded: the standard tolerates none without tax.
    const own = index === taxes.length - 1 || share.gt(left) ? left : share;
    left = left.minus(own);
    return { rate, amount: own };
  });
  const allowances = shares.filter(({ amount }) => amount.gt(zero));
  return {
    ...(allowances.length > 0 && {
      'cac:AllowanceCharge': allowances.map(({ rate, amount }) => ({
        'cbc:ChargeIndicator': 'false',
        'cbc:AllowanceChargeReason': 'Discount',
        ...amounts('cbc:Amount', amount),
        'cac:TaxCategory': { ...categoryOf(rate, more), ...vat },
      })),
    }),
    'cac:TaxTotal': [
      {
        ...amounts('cbc:TaxAmount', taxAmount),
        'cac:TaxSubtotal': taxes.map(({ rate, base, amount }) => ({
          ...amounts('cbc:TaxableAmount', base),
          ...amounts('cbc:TaxAmount', amount),
          'cac:TaxCategory': {
            ...categoryOf(rate, more),
            ...(rate === '0' &&
              taxCaseOf(more)!.category !== 'Z' &&
              given('cbc:TaxExemptionReason', more.untaxedReason)),
            ...vat,
          },
        })),
      },
    ],
  };
}

/** The sum of the lines of a rate. */
const linesOf = (invoice: Invoice, rate: string) =>
  invoice.items
    .filter((item) => rateOfLine(invoice, item) === rate)
    .reduce((sum, item) => sum.plus(lineTotalOf(item, decimalsIn(invoice))), zero);

function lineOf({ invoice, more }: Source, item: InvoiceItem, position: number) {
  const amounts = amountsIn(invoice.currency);
  const unit = item.unit || more.unit!;
  return {
    'cbc:ID': String(position),
    'cbc:InvoicedQuantity': plainText(quantityOf(item.quantity)),
    'cbc:InvoicedQuantity@unitCode': unit,
    ...amounts('cbc:LineExtensionAmount', lineTotalOf(item, decimalsIn(invoice))),
    ...allowancesOf(invoice, item),
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
function allowancesOf(invoice: Invoice, item: InvoiceItem) {
  const decimals = decimalsIn(invoice);
  const discount = lineDiscountOf(item, decimals);
  const exact = quantityOf(item.quantity).times(rateOf(item.amount)).minus(discount);
  const rounding = lineTotalOf(item, decimals).minus(exact).round(2);
  const entry = (reason: string, amount: typeof zero) => ({
    'cbc:ChargeIndicator': String(amount.gt(zero)),
    'cbc:AllowanceChargeReason': reason,
    'cbc:Amount': amount.abs().toFixed(2),
    'cbc:Amount@currencyID': invoice.currency,
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
