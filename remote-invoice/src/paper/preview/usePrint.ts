import { useToast } from '@vibrant-peak/shared/host';
import { draftStore } from '../../model/draftStore';
import { printInvoice } from './printInvoice';

/** Prints the current invoice with its logo. */
export function usePrint(): () => void {
  const toast = useToast();
  return () =>
    void printInvoice(draftStore.get().invoice.logo, (description) =>
      toast({ type: 'error', title: 'Logo Missing', description }),
    );
}
