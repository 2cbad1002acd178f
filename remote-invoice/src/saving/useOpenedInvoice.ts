import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useHost, type InvoicesPort } from '@vibrant-peak/shared/host';
import { useLocation, useNavigate, useSearchParams } from '@vibrant-peak/shared/router';
import {
  addressOf,
  invoiceParameter,
  newForClientSearch,
  newInvoiceSearch,
  newQuoteSearch,
  printInvoiceSearch,
  receiptsPath,
} from '../pageActions';
import { renewSaved, showSaved } from './saveDraft';
import { useSavedInvoice } from './savedInvoices';
import { startSaving } from './startSaving';
import type { useLeaving } from './useLeaving';

/** Actions that remove themselves from the address. */
const actionSearches = [newInvoiceSearch, newQuoteSearch, newForClientSearch, printInvoiceSearch];

interface Opening {
  id: number;
  /** Why it does not open, in plain words. */
  problem?: string;
}

/**
 * Saves the draft, and opens the invoice that the address names; the address follows the draft.
 * @returns what is being opened, if anything.
 */
export function useOpenedInvoice(port: InvoicesPort, leave: ReturnType<typeof useLeaving>['leave']) {
  const { session } = useHost();
  const [parameters] = useSearchParams();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const kept = useSavedInvoice();
  const asked = Number(parameters.get(invoiceParameter) ?? 0);
  const own = kept?.id ?? 0;
  /** The invoice of the newest address: another one that arrives late is not shown. */
  const answered = useRef(0);
  const [lastOpening, setOpening] = useState<Opening>();
  const opening = lastOpening?.id === asked ? lastOpening : undefined;

  const stay = () => {
    setOpening(undefined);
    void navigate(own ? addressOf(own) : receiptsPath, { replace: true });
  };
  const open = (id: number) => {
    setOpening({ id });
    void leave(() => void show(id), stay);
  };
  const show = (id: number) =>
    port.open(id).then(
      (invoice) => {
        if (answered.current !== id) return;
        showSaved(invoice);
        setOpening(undefined);
      },
      ({ message }: Error) => {
        if (answered.current === id) setOpening({ id, problem: message });
      },
    );

  const forget = () => void (answered.current = 0);
  const follow = useEffectEvent(() => {
    if (pathname !== receiptsPath) return forget();
    if (actionSearches.includes(search)) return;
    if (asked !== 0 && asked !== answered.current && asked !== own) open(asked);
    else if (asked !== own && !opening) void navigate(own ? addressOf(own) : pathname, { replace: true });
    answered.current = asked;
  });
  const renew = useEffectEvent(() => {
    // Without an answer it stays as it is.
    if (asked === 0 || asked === own) renewSaved(port).catch(() => undefined);
  });
  useEffect(() => {
    renew();
    return forget;
  }, []);
  useEffect(() => startSaving(port, session.state), [port, session.state]);
  useEffect(() => follow(), [asked, own, search]);

  return opening && { ...opening, askAgain: () => open(opening.id) };
}
