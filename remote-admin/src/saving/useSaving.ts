import { useEffect, useRef, useState } from 'react';
import { useSession, useSignedInAgain, useToast } from '@vibrant-peak/shared/host';

interface SavingState {
  isSaving: boolean;
  /** Why the last save failed. */
  problem?: string;
  /** It failed because the session had ended. */
  isCutOff?: boolean;
}

/**
 * State of one save at a time. If the component is unmounted by then, a failure becomes a toast.
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
  const save = <T>(operation: () => Promise<T>, done: (result: T) => void, title = 'Not Saved') => {
    if (isRunning.current) return;
    isRunning.current = true;
    const finish = (result: T) => {
      end();
      if (isMounted.current) done(result);
    };
    const fail = ({ message }: Error) => {
      if (isMounted.current) end(message);
      else toast({ type: 'error', title, description: message });
    };
    setState({ isSaving: true });
    void operation().then(finish, fail);
  };
  return { ...state, save };
}
