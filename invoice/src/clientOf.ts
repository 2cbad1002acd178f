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
  const { clientCountry: country, clientVatId: vatId, taxCase } = eInvoice;
  return {
    ...billTo,
    terms,
    currency,
    taxRate,
    shipTo: sameAsBillTo ? emptyParty : shipTo,
    ...(country && { country }),
    ...(vatId && { vatId }),
    ...(taxCase && { taxCase }),
    ...(language && { language }),
  };
}
