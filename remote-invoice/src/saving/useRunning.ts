import { useRef, useState } from 'react';
import { useToast, type InvoiceRefusal } from '@vibrant-peak/shared/host';

interface Running {
  isBusy: boolean;
  /** Why it failed, and what is missing, in plain words. */
  problems: readonly string[];
}

/** Runs one action at a time, and says that it is done or why not. */
export function useRunning() {
  const toast = useToast();
  const [state, setState] = useState<Running>({ isBusy: false, problems: [] });
  const isRunning = useRef(false);

  /** @param work returns a description. @returns whether it was done. */
  const run = async (title: string, work: () => Promise<string | void>): Promise<boolean> => {
    if (isRunning.current) return false;
    isRunning.current = true;
    setState({ isBusy: true, problems: [] });
    try {
      const description = await work();
      setState({ isBusy: false, problems: [] });
      toast({ type: 'success', title, ...(description && { description }) });
      return true;
    } catch (error) {
      setState({ isBusy: false, problems: problemsOf(error as Error & Partial<InvoiceRefusal>) });
      return false;
    } finally {
      isRunning.current = false;
    }
  };
  return { ...state, run };
}

/** The server repeats a single violation in its message. */
const problemsOf = ({ message, violations = [] }: Error & Partial<InvoiceRefusal>) => [
  message,
  ...violations.map((violation) => violation.message).filter((text) => !message.includes(text)),
];
