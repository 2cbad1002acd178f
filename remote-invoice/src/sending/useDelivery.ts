import { useEffect, useState } from 'react';
import type { InvoiceDelivery, InvoicesPort, StoredInvoice } from '@vibrant-peak/shared/host';
import { recordAnswer } from '../saving/savedInvoices';

/** Time between an answer and the next question, in milliseconds. */
const pollTime = 3000;

const isQueued = ({ mails }: InvoiceDelivery) => mails.some((mail) => mail.state === 'queued');

/**
 * What became of an invoice, asked again while a mail is on its way, and after a failed request.
 * Nothing without a port of deliveries.
 */
export function useDelivery(port: InvoicesPort, { id, state }: StoredInvoice) {
  const [delivery, setDelivery] = useState<InvoiceDelivery>();
  const [problem, setProblem] = useState<string>();
  const isWaiting = delivery !== undefined && isQueued(delivery);

  useEffect(() => {
    if (!port.delivery) return;
    let isGone = false;
    let timer: number;
    const poll = async () => {
      const answer = await port.delivery!.open(id).catch((error: Error) => error);
      if (isGone) return;
      const isFailed = answer instanceof Error;
      setProblem(isFailed ? answer.message : undefined);
      if (!isFailed) setDelivery(answer);
      if (isFailed || isQueued(answer)) timer = window.setTimeout(() => void poll(), pollTime);
    };
    void poll();
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [port, id, state, isWaiting]);

  // The state above the page follows from what has happened to the mails.
  const followed = delivery?.state ?? state;
  useEffect(() => {
    if (followed === state) return;
    let isGone = false;
    const note = (invoice: StoredInvoice) => {
      if (!isGone) recordAnswer(invoice);
    };
    void port.open(id).then(note, () => undefined);
    return () => void (isGone = true);
  }, [port, id, followed, state]);

  return { delivery, problem, setDelivery };
}
