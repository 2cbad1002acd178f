import { partyName, shipToOf, type Invoice, type Party } from '@vibrant-peak/invoice/invoice';
import { peppolIdPattern } from '@vibrant-peak/invoice/peppolId';
import { taxCaseOf } from '@vibrant-peak/invoice/taxCases';
import { streetLinesOf, type Town } from '@vibrant-peak/invoice/town';
import {
  dutchSchemeOf,
  isDutch,
  isOutsideScope,
  sellerNumberOf,
  sellerVatIdOf,
  specificationOf,
  vatIdOf,
  type Source,
} from './source';
import { given, textOf, vat } from './ublValues';

/** Seller and buyer. */
export function partiesOf(source: Source) {
  const { invoice, more } = source;
  const isPeppol = specificationOf(source) === 'peppol';
  const vatId = sellerVatIdOf(source);
  const clientVatId = isOutsideScope(more) ? '' : vatIdOf(more.clientVatId);
  const taxNumber = textOf(more.taxNumber);
  const sellerNumber = sellerNumberOf(source);
  const schemes = [
    ...(vatId ? [{ 'cbc:CompanyID': vatId, ...vat }] : []),
    ...(taxNumber ? [{ 'cbc:CompanyID': taxNumber, 'cac:TaxScheme': { 'cbc:ID': 'FC' } }] : []),
  ];
  return {
    'cac:AccountingSupplierParty': {
      'cac:Party': {
        ...endpointOf(invoice.yourCompany, isPeppol ? more.peppolId : ''),
        ...partyOf(
          invoice.yourCompany,
          ownPlaceOf(more),
          sellerNumber,
          isDutch(source) ? dutchSchemeOf(sellerNumber) : '',
        ),
        ...(schemes.length > 0 && { 'cac:PartyTaxScheme': schemes }),
      },
    },
    'cac:AccountingCustomerParty': {
      'cac:Party': {
        ...endpointOf(invoice.billTo, isPeppol ? more.clientPeppolId : ''),
        ...partyOf(invoice.billTo, clientPlaceOf(more)),
        ...(clientVatId && { 'cac:PartyTaxScheme': { 'cbc:CompanyID': clientVatId, ...vat } }),
      },
    },
  };
}

interface Place extends Town {
  country: string | undefined;
}

const ownPlaceOf = ({ postcode, city, country }: Source['more']): Place => ({ postcode, city, country });

const clientPlaceOf = (more: Source['more']): Place => ({
  postcode: more.clientPostcode,
  city: more.clientCity,
  country: more.clientCountry,
});

const placeOf = ({ postcode, city, country }: Place) => ({
  ...given('cbc:CityName', city),
  ...given('cbc:PostalZone', postcode),
  'cac:Country': { 'cbc:IdentificationCode': country },
});

/** The electronic address: a Peppol ID, or the email address. */
function endpointOf({ email }: Party, peppolId = '') {
  const [, scheme = 'EM', id = email] = peppolIdPattern.exec(peppolId.trim()) ?? [];
  return { 'cbc:EndpointID': textOf(id), 'cbc:EndpointID@schemeID': scheme };
}

const receiverOf = (invoice: Invoice) => textOf(partyName(shipToOf(invoice)) || partyName(invoice.billTo));

/** When and to whom it is supplied. Factur-X asks for a delivery. */
export function deliveryOf({ invoice, more }: Source) {
  const { supplyDate = '', supplyEnd = '' } = more;
  const { country, ...town } = clientPlaceOf(more);
  const isPeriod = supplyDate !== '' && supplyEnd !== '' && supplyEnd !== supplyDate;
  return {
    ...(isPeriod && { 'cac:InvoicePeriod': { 'cbc:StartDate': supplyDate, 'cbc:EndDate': supplyEnd } }),
    'cac:Delivery': {
      ...given('cbc:ActualDeliveryDate', supplyEnd || supplyDate),
      ...(taxCaseOf(more)?.category === 'K' && {
        'cac:DeliveryLocation': {
          'cac:Address': placeOf({ country, ...(invoice.shipTo.sameAsBillTo && town) }),
        },
      }),
      'cac:DeliveryParty': { 'cac:PartyName': { 'cbc:Name': receiverOf(invoice) } },
    },
  };
}

function partyOf(party: Party, place: Place, registerNumber = '', scheme?: string) {
  const [street = '', second = '', ...rest] = streetLinesOf(party.address, place).filter((line) =>
    textOf(line),
  );
  const contact = {
    ...given('cbc:Name', party.name),
    ...given('cbc:Telephone', party.phone),
    ...given('cbc:ElectronicMail', party.email),
  };
  return {
    'cac:PostalAddress': {
      ...given('cbc:StreetName', street),
      ...given('cbc:AdditionalStreetName', second),
      ...(rest.length > 0 && { 'cac:AddressLine': { 'cbc:Line': textOf(rest.join(', ')) } }),
      ...placeOf(place),
    },
    'cac:PartyLegalEntity': {
      'cbc:RegistrationName': textOf(partyName(party)),
      ...given('cbc:CompanyID', registerNumber),
      ...given('cbc:CompanyID@schemeID', scheme),
    },
    ...(Object.keys(contact).length > 0 && { 'cac:Contact': contact }),
  };
}
