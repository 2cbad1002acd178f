import { partyName, shipToOf, type Invoice, type Party } from '@vibrant-peak/invoice/invoice';
import { taxCaseOf } from '@vibrant-peak/invoice/taxCases';
import { ibanIn, takesSepa } from '../clientPage/bankTransfer';
import { vatIdOf, type Source } from './source';
import { given, textOf, vat } from './ublValues';

/** Outside the scope of VAT an invoice names no VAT ID. */
const isOutsideScope = (more: Source['more']) => taxCaseOf(more)?.category === 'O';

/** Seller and buyer. */
export function partiesOf({ invoice, more }: Source) {
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

const receiverOf = (invoice: Invoice) => textOf(partyName(shipToOf(invoice)) || partyName(invoice.billTo));

/** When and to whom it is supplied. Factur-X asks for a delivery. */
export function deliveryOf({ invoice, more }: Source) {
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

/** A transfer to the account of the bank lines: 58 is one by SEPA, 30 any other (UNTDID 4461). */
export function paymentOf({ bankLines, currency }: Invoice, number: string) {
  const iban = ibanIn(bankLines);
  if (!iban) return {};
  return {
    'cac:PaymentMeans': [
      {
        'cbc:PaymentMeansCode': currency === 'EUR' && takesSepa(iban) ? '58' : '30',
        'cbc:PaymentID': textOf(number),
        'cac:PayeeFinancialAccount': { 'cbc:ID': iban },
      },
    ],
  };
}
