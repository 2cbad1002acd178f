import type { KeptClient, KeptItem } from '@vibrant-peak/shared/host';
import { draftStore, endStep } from './draftStore';
import type { Invoice } from './invoice';
import { changeDraft } from './invoiceActions';
import { partyFields, valuesOf } from './invoiceFields';
import { changeNewItem } from './itemActions';
import { settledTaxRate } from './settled';
import { dueDateOf } from './terms';

/**
 * Bills a kept client, with its terms, currency, tax, address, country and VAT ID. Those of a client
 * that was chosen before do not stay. One undo step.
 */
export function chooseClient(client: KeptClient): void {
  const { terms, currency, taxRate, shipTo, country = '', vatId = '' } = client;
  const { invoice, eInvoice } = draftStore.get();
  const isElsewhere = Object.values(shipTo).some((text) => text.trim() !== '');
  const change: Partial<Invoice> = {
    billTo: valuesOf(partyFields, (_field, name) => client[name]),
    shipTo: isElsewhere ? { ...shipTo, sameAsBillTo: false } : { ...invoice.shipTo, sameAsBillTo: true },
    ...(terms !== '' && { terms, dueDate: dueDateOf(invoice.date, terms) }),
    ...(currency !== '' && { currency }),
    ...(taxRate.trim() !== '' && { taxRate }),
  };
  changeDraft({
    invoice: { ...invoice, ...change },
    eInvoice: { ...eInvoice, clientCountry: country, clientVatId: vatId },
  });
  endStep();
}

/** Fills in a new line. A price in another currency than the invoice's stays out. One undo step. */
export function chooseItem({ name, amount, currency, taxRate }: KeptItem): void {
  const { invoice, newItem } = draftStore.get();
  const isPriced = amount.trim() !== '' && (currency === '' || currency === invoice.currency);
  const isTaxed = taxRate.trim() !== '' && settledTaxRate(taxRate) !== settledTaxRate(invoice.taxRate);
  endStep();
  changeNewItem({
    name,
    amount: isPriced ? amount : newItem.amount,
    taxRate: isTaxed ? settledTaxRate(taxRate) : undefined,
  });
  endStep();
}
