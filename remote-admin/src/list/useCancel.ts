import { useToast } from '@vibrant-peak/shared/host';

/** Closes a form without saving, and says so. */
export function useCancel(close: () => void) {
  const toast = useToast();
  return () => {
    toast({ type: 'info', title: 'Editing Cancelled', description: 'No changes were saved.' });
    close();
  };
}
