import { useEffect, useState } from 'react';
import type { InvoicesPort, Receivables } from '@vibrant-peak/shared/host';

interface Found {
  currencies?: readonly Receivables[];
  /** Why there is none, in plain words. */
  problem?: string;
}

/** The sums of open invoices and payments. */
export function useReceivables(port: InvoicesPort) {
  const [found, setFound] = useState<Found>({});
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    const set = (next: Found) => void (isCurrent && setFound(next));
    port.receivables().then(
      (currencies) => set({ currencies }),
      ({ message: problem }: Error) => set({ problem }),
    );
    return () => void (isCurrent = false);
  }, [port, attempt]);
  return { ...found, askAgain: () => setAttempt((count) => count + 1) };
}
