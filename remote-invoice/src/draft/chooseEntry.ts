import type { InvoiceClient, StoredClient, StoredItem } from '@vibrant-peak/shared/host';
import type { Draft } from '@vibrant-peak/invoice/freshDraft';
import type { Invoice } from '@vibrant-peak/invoice/invoice';
import { partyFields, valuesOf } from '@vibrant-peak/invoice/invoiceFields';
import { settledTaxRate } from '@vibrant-peak/invoice/settled';
import { taxReasonOf } from '@vibrant-peak/invoice/taxCases';
import { dueDateOf } from '@vibrant-peak/invoice/terms';
import { draftStore } from './draftStore';
import { changeDraft } from './invoiceActions';
import { taxedAs } from './taxedAs';
import { getDefaults } from './visit';

/** Bills a stored client, as `billedTo` does. One undo step. */
export const chooseClient = (client: StoredClient) => changeDraft(billedTo(draftStore.get(), client));

/**
 * What changes in a draft that bills a client: terms, currency, tax, address, language and what
 * electronic invoices say of it. Those of a client that was chosen before do not stay, unless somebody has changed
 * them since.
 */
export function billedTo(draft: Draft, client: InvoiceClient): Partial<Draft> {
  const { terms, currency, taxRate, shipTo, taxCase = '' } = client;
  const language = client.language || getDefaults()?.language;
  const invoice = withoutClient(draft);
  const isElsewhere = Object.values(shipTo).some((text) => text.trim() !== '');
  const isUntaxed = taxCase !== '' && taxCase !== 'domestic';
  const filled: Partial<Invoice> = {
    ...(terms !== '' && { terms, dueDate: dueDateOf(invoice.date, terms) }),
    ...(currency !== '' && { currency }),
    ...(taxRate.trim() !== '' && { taxRate }),
    ...(isUntaxed && { taxRate: '0' }),
  };
  return {
    invoice: {
      ...(isUntaxed ? taxedAs(invoice, taxCase) : invoice),
      ...filled,
      billTo: valuesOf(partyFields, (_field, name) => client[name]),
      shipTo: isElsewhere ? { ...shipTo, sameAsBillTo: false } : { ...invoice.shipTo, sameAsBillTo: true },
    },
    language,
    eInvoice: {
      ...draft.eInvoice,
      clientPostcode: client.postcode ?? '',
      clientCity: client.city ?? '',
      clientCountry: client.country ?? '',
      clientVatId: client.vatId ?? '',
      clientPeppolId: client.peppolId ?? '',
      specification: client.specification ?? '',
      buyerReference: client.buyerReference ?? '',
      paymentMeans: client.paymentMeans ?? '',
      taxCase,
      untaxedReason: taxReasonOf(taxCase, language),
    },
    fromClient: { filled, without: invoice },
  };
}

/** The invoice without what the client chosen before has filled in. */
function withoutClient({ invoice, fromClient }: Draft): Invoice {
  if (!fromClient) return invoice;
  const { filled, without } = fromClient;
  const isFilled = (name: 'terms' | 'currency' | 'taxRate') => invoice[name] === filled[name];
  const { terms, currency, taxRate } = without;
  return {
    ...invoice,
    ...(isFilled('currency') && { currency }),
    ...(isFilled('taxRate') && { taxRate }),
    // The due date follows them.
    ...(isFilled('terms') && {
      terms,
      dueDate: terms === '' ? without.dueDate : dueDateOf(invoice.date, terms),
    }),
  };
}

/**
 * Fills in a new line. The price of the item chosen before does not stay, and one in another currency
 * than the invoice's stays out. One undo step.
 */
export function chooseItem({ name, amount, currency, taxRate }: StoredItem): void {
  const { invoice, newItem, fromItem } = draftStore.get();
  const isPriced = amount.trim() !== '' && (currency === '' || currency === invoice.currency);
  const isTaxed = taxRate.trim() !== '' && settledTaxRate(taxRate) !== settledTaxRate(invoice.taxRate);
  const typed = newItem.amount === fromItem ? '' : newItem.amount;
  changeDraft({
    newItem: {
      ...newItem,
      name,
      amount: isPriced ? amount : typed,
      taxRate: isTaxed ? settledTaxRate(taxRate) : undefined,
    },
    fromItem: isPriced ? amount : undefined,
  });
}
