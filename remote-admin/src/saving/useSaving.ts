import { useEffect, useRef, useState } from 'react';
import { useSession, useSignedInAgain, useToast, type Saved } from '@vibrant-peak/shared/host';
import { settle } from './settle';

interface SavingState {
  isSaving: boolean;
  /** Why the last save failed. */
  problem?: string;
  /** It failed because the session had ended. */
  isCutOff?: boolean;
}

/**
 * State of one save at a time. A synchronous result renders nothing in between. If the component is
 * unmounted by then, a failure becomes a toast.
 */
export function useSaving() {
  const [state, setState] = useState<SavingState>({ isSaving: false });
  const session = useSession();
  const toast = useToast();
  const isRunning = useRef(false);
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => void (isMounted.current = false);
  }, []);

  useSignedInAgain(() => setState((before) => (before.isCutOff ? { isSaving: before.isSaving } : before)));

  const end = (problem?: string) => {
    isRunning.current = false;
    const isCutOff = problem !== undefined && session.state?.get().hasEnded === true;
    setState((before) =>
      before.isSaving || before.problem !== problem ? { isSaving: false, problem, isCutOff } : before,
    );
  };
  /** @param title of that toast. */
  const save = <T>(operation: () => Saved<T>, done: (result: T) => void, title = 'Not Saved') => {
    if (isRunning.current) return;
    isRunning.current = true;
    const finish = (result: T) => {
      end();
      if (isMounted.current) done(result);
    };
    const fail = (problem: string) => {
      if (isMounted.current) end(problem);
      else toast({ type: 'error', title, description: problem });
    };
    settle(operation, finish, fail);
    if (isRunning.current) setState({ isSaving: true });
  };
  return { ...state, save };
}
