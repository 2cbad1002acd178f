import { plainText, zero } from '@vibrant-peak/invoice/decimal';
import { emptyItem, emptyParty, initialParties, initialValues } from '@vibrant-peak/invoice/freshDraft';
import type { DraftValue } from '@vibrant-peak/invoice/draftSchema';
import type { InvoiceSettings } from '../settings/invoiceSettings';
import { lineName } from './linesIn';
import type { ImportedInvoice } from './readRow';

/** The content of an imported invoice. Without lines in the table, one line has the whole amount. */
export function importedDraft(imported: ImportedInvoice, settings: InvoiceSettings): DraftValue {
  const { number, date, dueDate, client, details, currency, taxRate } = imported;
  const { yourCompany, template, paper, language, bankLines, logo, vatId, taxLabel } = settings;
  const { email, address, country, reference } = details;
  const initial = initialValues();
  return {
    template,
    ...(paper && { paper }),
    language,
    newItem: emptyItem,
    invoice: {
      ...initial,
      ...initialParties,
      yourCompany,
      bankLines,
      logo,
      vatId,
      taxLabel,
      receiptNumber: number || initial.receiptNumber,
      date,
      dueDate,
      currency,
      taxRate,
      orderNumber: reference,
      billTo: { ...emptyParty, company: client, email, address },
      ...linesOf(imported),
    },
    ...((details.vatId || country) && {
      eInvoice: { clientVatId: details.vatId, clientCountry: country },
    }),
  };
}

function linesOf({ items, net, discount }: ImportedInvoice) {
  const whole = { id: 1, name: lineName, quantity: '1', amount: plainText(net.plus(discount)) };
  return {
    items: items.length > 0 ? items : [whole],
    ...(discount.gt(zero) && { discount: plainText(discount), discountKind: 'amount' }),
  };
}
