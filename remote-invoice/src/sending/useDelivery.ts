import { useEffect, useState } from 'react';
import type { InvoiceDelivery, InvoicesPort, KeptInvoice } from '@vibrant-peak/shared/host';
import { noteAnswer } from '../keeping/kept';

/** Time between two questions while a mail is queued, in milliseconds. */
const pollTime = 3000;

/** What became of an invoice, asked again while a mail is on its way. */
export function useDelivery(port: InvoicesPort, { id, state }: KeptInvoice) {
  const [delivery, setDelivery] = useState<InvoiceDelivery>();
  const [problem, setProblem] = useState<string>();
  const [count, setCount] = useState(0);
  const isWaiting = delivery?.mails.some((mail) => mail.state === 'queued') ?? false;

  useEffect(() => {
    let isGone = false;
    port.delivery!.open(id).then(
      (answer) => {
        if (isGone) return;
        setDelivery(answer);
        setProblem(undefined);
      },
      ({ message }: Error) => !isGone && setProblem(message),
    );
    return () => void (isGone = true);
  }, [port, id, state, count]);

  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setCount(count + 1), pollTime);
    return () => clearTimeout(timer);
  }, [isWaiting, count]);

  // The state above the page follows from what has happened to the mails.
  const followed = delivery?.state ?? state;
  useEffect(() => {
    if (followed !== state) void port.open(id).then(noteAnswer, () => undefined);
  }, [port, id, followed, state]);

  return { delivery, problem, setDelivery };
}
