import { useEffect, useRef, useState } from 'react';
import type { Saved } from '@vibrant-peak/shared/host';
import { settle } from './settle';
import { useTellFailure } from './useTellFailure';

/**
 * State of one save at a time. A result that is here at once renders nothing in between. When the component is gone by then, a
 * failure becomes a notice, and a success has nothing left to do.
 */
export function useSaving() {
  const [state, setState] = useState<{ isSaving: boolean; problem?: string }>({ isSaving: false });
  const tellFailure = useTellFailure();
  const isRunning = useRef(false);
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => void (isMounted.current = false);
  }, []);

  const end = (problem?: string) => {
    isRunning.current = false;
    setState((before) =>
      before.isSaving || before.problem !== problem ? { isSaving: false, problem } : before,
    );
  };
  const save = <T>(operation: () => Saved<T>, done: (result: T) => void) => {
    if (isRunning.current) return;
    isRunning.current = true;
    const finish = (result: T) => {
      end();
      if (isMounted.current) done(result);
    };
    const fail = (problem: string) => (isMounted.current ? end(problem) : tellFailure(problem));
    settle(operation, finish, fail);
    if (isRunning.current) setState({ isSaving: true });
  };
  return { ...state, save };
}
