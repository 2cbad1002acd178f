import type { EInvoiceValues } from './eInvoice';
import { emptyParty } from './freshDraft';
import type { Invoice } from './invoice';

interface Used {
  invoice: Pick<Invoice, 'billTo' | 'shipTo' | 'terms' | 'currency' | 'taxRate'>;
  language?: string | undefined;
  eInvoice?: EInvoiceValues | undefined;
}

/** The client of an invoice, with its defaults from now on. */
export function clientOf({ invoice, language, eInvoice = {} }: Used) {
  const { billTo, terms, currency, taxRate } = invoice;
  const { sameAsBillTo, ...shipTo } = invoice.shipTo;
  const { clientPostcode: postcode, clientCity: city, clientCountry: country } = eInvoice;
  const { clientVatId: vatId, clientPeppolId: peppolId } = eInvoice;
  const { specification, buyerReference, paymentMeans, taxCase } = eInvoice;
  return {
    ...billTo,
    terms,
    currency,
    taxRate,
    shipTo: sameAsBillTo ? emptyParty : shipTo,
    ...(postcode && { postcode }),
    ...(city && { city }),
    ...(country && { country }),
    ...(vatId && { vatId }),
    ...(peppolId && { peppolId }),
    ...(specification && { specification }),
    ...(buyerReference && { buyerReference }),
    ...(paymentMeans && { paymentMeans }),
    ...(taxCase && { taxCase }),
    ...(language && { language }),
  };
}
