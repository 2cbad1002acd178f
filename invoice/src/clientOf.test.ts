import { clientOf } from './clientOf';
import { freshDraft } from './freshDraft';

const { invoice } = freshDraft();
const lumen = { ...invoice.billTo, company: 'Lumen Ltd' };
const billed = { ...invoice, billTo: lumen, terms: '30', currency: 'EUR', taxRate: '19' };
const client = { ...lumen, terms: '30', currency: 'EUR', taxRate: '19', shipTo: invoice.billTo };

test('a client of an invoice has its address, terms, currency and tax, and nothing that is blank', () => {
  const blank = { clientPostcode: '', clientCity: '', clientVatId: '', taxCase: '', paymentMeans: '' };
  expect(clientOf({ invoice: billed })).toStrictEqual(client);
  expect(clientOf({ invoice: billed, language: '', eInvoice: blank })).toStrictEqual(client);
});

test('the address to ship to is stored where it is another one', () => {
  const harbor = { ...lumen, company: 'Harbor Inc' };
  const shipTo = (sameAsBillTo: boolean) =>
    clientOf({ invoice: { ...billed, shipTo: { ...harbor, sameAsBillTo } } }).shipTo;
  expect(shipTo(false)).toStrictEqual(harbor);
  expect(shipTo(true)).toStrictEqual(invoice.billTo);
});

test('what an electronic invoice says of the client is stored under the names of the list', () => {
  const eInvoice = {
    clientPostcode: '75001',
    clientCity: 'Paris',
    clientCountry: 'FR',
    clientVatId: 'FR12345678901',
    clientPeppolId: '0009:123',
    specification: 'peppol',
    buyerReference: 'A-7',
    paymentMeans: '10',
    taxCase: 'export',
    country: 'DE',
  };
  expect(clientOf({ invoice: billed, language: 'de', eInvoice })).toStrictEqual({
    ...client,
    postcode: '75001',
    city: 'Paris',
    country: 'FR',
    vatId: 'FR12345678901',
    peppolId: '0009:123',
    specification: 'peppol',
    buyerReference: 'A-7',
    paymentMeans: '10',
    taxCase: 'export',
    language: 'de',
  });
});
