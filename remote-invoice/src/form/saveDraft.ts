import { downloadText } from '@vibrant-peak/shared/downloadText';
import type { HostServices } from '@vibrant-peak/shared/host';
import { draftStore, markSaved } from '../model/draftStore';
import { fileNameOf } from '../model/fileName';
import { writeInvoice } from '../model/invoiceFile';
import { getDefaults } from '../model/visit';

/** Downloads the draft as a file. */
export function saveDraft(toast: HostServices['toast']): void {
  const draft = draftStore.get();
  const name = fileNameOf(draft.invoice.receiptNumber);
  downloadText(name, 'application/json', writeInvoice(draft, getDefaults()));
  markSaved();
  toast({ type: 'success', title: 'Invoice Saved', description: name });
}
