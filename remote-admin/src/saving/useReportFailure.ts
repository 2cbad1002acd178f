import { useCallback } from 'react';
import { useToast } from '@vibrant-peak/shared/host';

/** Announces that a change was not saved, and why. */
export function useReportFailure() {
  const toast = useToast();
  return useCallback(
    ({ message }: Error) => toast({ type: 'error', title: 'Not Saved', description: message }),
    [toast],
  );
}
