import { useEffect, useState } from 'react';
import type { InvoicesPort, KeptInvoice, NextNumber } from '@vibrant-peak/shared/host';
import { draftStore } from '../draft/draftStore';
import { keepDraft } from '../keeping/keepDraft';
import { keptOf } from '../keeping/kept';

interface Question {
  /** As it is kept: the very content that is issued. */
  invoice: KeptInvoice;
  numbers: readonly NextNumber[];
  /** Why it would have no PDF. */
  pdfProblem: string | undefined;
}

/** Keeps the draft, and asks which number it would get. */
export function useNextNumbers(port: InvoicesPort) {
  const [question, setQuestion] = useState<Question>();
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    let isCurrent = true;
    const read = async () => {
      await keepDraft(port);
      const { invoice } = keptOf(draftStore.get().key)!;
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
