import { plainText } from '@vibrant-peak/invoice/decimal';
import { emptyItem, emptyParty, initialParties, initialValues } from '@vibrant-peak/invoice/freshDraft';
import type { DraftValue } from '@vibrant-peak/invoice/draftSchema';
import type { InvoiceSettings } from '../settings/invoiceSettings';
import type { ImportedInvoice } from './readRow';

/** The only line of the sheet: other tools' tables have no lines. */
const lineName = 'As in the original invoice';

/** The content of an imported invoice: one line with the net amount, and its tax. */
export function importedDraft(
  { number, date, dueDate, client, currency, net, taxRate }: ImportedInvoice,
  settings: InvoiceSettings,
): DraftValue {
  const { yourCompany, template, paper, bankLines, logo, vatId, taxLabel } = settings;
  return {
    template,
    ...(paper && { paper }),
    newItem: emptyItem,
    invoice: {
      ...initialValues(),
      ...initialParties,
      yourCompany,
      bankLines,
      logo,
      vatId,
      taxLabel,
      receiptNumber: number,
      date,
      dueDate,
      currency,
      taxRate,
      billTo: { ...emptyParty, company: client },
      items: [{ id: 1, name: lineName, quantity: '1', amount: plainText(net) }],
    },
  };
}
