import { useRef, useState } from 'react';
import type { Saved } from '@vibrant-peak/shared/host';
import { settle } from './settle';

/** State of one save at a time. A result that is here at once renders nothing in between. */
export function useSaving() {
  const [state, setState] = useState<{ isSaving: boolean; problem?: string }>({ isSaving: false });
  const isRunning = useRef(false);

  const save = <T>(operation: () => Saved<T>, done: (result: T) => void) => {
    if (isRunning.current) return;
    isRunning.current = true;
    const end = (problem?: string) => {
      isRunning.current = false;
      setState((before) => (before.isSaving || problem ? { isSaving: false, problem } : before));
    };
    const finish = (result: T) => {
      end();
      done(result);
    };
    settle(operation, finish, end);
    if (isRunning.current) setState({ isSaving: true });
  };
  return { ...state, save };
}
