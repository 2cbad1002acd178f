import { useEffect, useState } from 'react';
import type { InvoicesPort, StoredInvoice, NextNumber } from '@vibrant-peak/shared/host';
import { draftStore } from '../draft/draftStore';
import { saveDraft } from '../saving/saveDraft';
import { savedOf } from '../saving/savedInvoices';

interface Question {
  /** As it is stored: the very content that is issued. */
  invoice: StoredInvoice;
  numbers: readonly NextNumber[];
  /** Why it would have no PDF. */
  pdfProblem: string | undefined;
}

/** Saves the draft, and asks which number it would get. */
export function useNextNumbers(port: InvoicesPort) {
  const [question, setQuestion] = useState<Question>();
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    let isCurrent = true;
    const read = async () => {
      await saveDraft(port);
      const { invoice } = savedOf(draftStore.get().key)!;
      const [numbers, pdfProblem] = await Promise.all([
        port.nextNumbers(invoice.id),
        port.pdfProblem?.(invoice.id).catch(() => undefined),
      ]);
      if (isCurrent) setQuestion({ invoice, numbers, pdfProblem });
    };
    read().catch(({ message }: Error) => isCurrent && setProblem(message));
    return () => void (isCurrent = false);
  }, [port]);
  return { question, problem };
}
