import { downloadText } from '@vibrant-peak/shared/downloadText';
import type { HostServices } from '@vibrant-peak/shared/host';
import { fileNameOf } from '@vibrant-peak/invoice/fileName';
import { draftStore, markSaved } from '../draft/draftStore';
import { writeInvoice } from '../draft/invoiceFile';
import { addTypedLine } from '../draft/itemActions';
import { getDefaults } from '../draft/visit';

/** Downloads the draft as a file, with the line that is being typed. */
export function saveFile(toast: HostServices['toast']): void {
  const lineProblem = addTypedLine();
  const draft = draftStore.get();
  const name = fileNameOf(draft.invoice.receiptNumber);
  downloadText(name, 'application/json', writeInvoice(draft, getDefaults()));
  markSaved();
  toast({ type: 'success', title: 'Invoice Saved', description: name });
  if (lineProblem) toast({ type: 'info', title: 'Line Not Added', description: lineProblem });
}
