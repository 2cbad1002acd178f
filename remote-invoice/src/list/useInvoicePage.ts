import { useEffect, useState } from 'react';
import type { InvoiceFilter, InvoicePage, InvoicesPort } from '@vibrant-peak/shared/host';

interface Found {
  page?: InvoicePage;
  /** Why there is none, in plain words. */
  problem?: string;
}

/** Time after the last letter of a search, in milliseconds. */
const pause = 200;

/** A page of the list; the last one stays while another is on its way. */
export function useInvoicePage(port: InvoicesPort, filter: InvoiceFilter) {
  const [found, setFound] = useState<Found>({});
  const [attempt, setAttempt] = useState(0);
  const asked = JSON.stringify(filter);

  useEffect(() => {
    let isCurrent = true;
    const set = (next: Found) => void (isCurrent && setFound(next));
    const timer = setTimeout(
      () =>
        void port.list(JSON.parse(asked) as InvoiceFilter).then(
          (page) => set({ page }),
          ({ message: problem }: Error) => set({ problem }),
        ),
      attempt === 0 ? pause : 0,
    );
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [port, asked, attempt]);

  return { ...found, askAgain: () => setAttempt((count) => count + 1) };
}
