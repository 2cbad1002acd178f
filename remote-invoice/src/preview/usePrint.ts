import { useHost } from '@vibrant-peak/shared/host';
import { draftStore } from '../draft/draftStore';
import { printInvoice } from './printInvoice';

/** Prints the current invoice with its logo. */
export function usePrint(): () => void {
  const { toast, media } = useHost();
  const shown = (logo: string) => media?.preview(logo) ?? logo;
  return () =>
    void printInvoice(shown(draftStore.get().invoice.logo), (description) =>
      toast({ type: 'error', title: 'Logo Missing', description }),
    );
}
