import { downloadText } from '@vibrant-peak/shared/downloadText';
import type { HostServices } from '@vibrant-peak/shared/host';
import { fileNameOf } from '@vibrant-peak/invoice/fileName';
import { draftStore, markSaved } from '../draft/draftStore';
import { writeInvoice } from '../draft/invoiceFile';
import { getDefaults } from '../draft/visit';

/** Downloads the draft as a file. */
export function saveDraft(toast: HostServices['toast']): void {
  const draft = draftStore.get();
  const name = fileNameOf(draft.invoice.receiptNumber);
  downloadText(name, 'application/json', writeInvoice(draft, getDefaults()));
  markSaved();
  toast({ type: 'success', title: 'Invoice Saved', description: name });
}
