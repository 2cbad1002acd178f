import { useEffect, useState } from 'react';
import type { InvoiceFilter, InvoicePage, InvoicesPort } from '@vibrant-peak/shared/host';
import { narrow } from './invoiceList';

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

  const { page, problem } = found;
  // The only invoice of the last page was deleted.
  const isBeyond = page !== undefined && page.invoices.length === 0 && page.count > 0;
  const last = page && Math.ceil(page.count / page.pageSize);
  useEffect(() => {
    if (isBeyond && last) narrow({ page: last });
  }, [isBeyond, last]);

  return {
    page: isBeyond ? undefined : page,
    problem,
    askAgain: () => setAttempt((count) => count + 1),
  };
}
