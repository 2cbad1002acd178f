import { useEffect, useState } from 'react';
import type { RecurringInvoice, RecurringInvoicesPort } from '@vibrant-peak/shared/host';

interface Found {
  plans?: readonly RecurringInvoice[];
  /** Why there are none, in plain words. */
  problem?: string;
}

/** The recurring invoices. */
export function usePlans(port: RecurringInvoicesPort) {
  const [found, setFound] = useState<Found>({});
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    const set = (next: Found) => void (isCurrent && setFound(next));
    port.list().then(
      (plans) => set({ plans }),
      ({ message: problem }: Error) => set({ problem }),
    );
    return () => void (isCurrent = false);
  }, [port, attempt]);
  return { ...found, askAgain: () => setAttempt((count) => count + 1) };
}
