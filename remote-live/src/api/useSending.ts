import { useRef, useState } from 'react';
import type { useValidatedForm } from '@vibrant-peak/shared/forms';
import { useSignedInAgain } from '@vibrant-peak/shared/host';
import type { Place } from '../changes/change';
import { Refusal, isRefusal } from './refusal';

type Form<T extends object> = ReturnType<typeof useValidatedForm<T>>;

interface State {
  isSending: boolean;
  problem?: string;
  /** The records that the problem is about. */
  records?: readonly Place[];
  /** It failed because the session had ended. */
  isCutOff?: boolean;
}

/**
 * Sends one request at a time. A refusal that names a field of the form is shown at that field, any
 * other is `problem`. A request that the end of a session interrupted is not repeated; its problem
 * disappears with the next sign-in.
 * @param form the form that the request comes from, if any.
 */
export function useSending<T extends object>(form?: Form<T>) {
  const [state, setState] = useState<State>({ isSending: false });
  const isRunning = useRef(false);

  useSignedInAgain(() => setState((before) => (before.isCutOff ? { isSending: false } : before)));

  const refuse = (error: Error) => {
    const field = error instanceof Refusal ? error.field : undefined;
    const isOfField = form !== undefined && field !== undefined && field in form.getValues();
    const records = error instanceof Refusal ? error.records : [];
    setState({
      isSending: false,
      ...(!isOfField && { problem: error.message, records }),
      isCutOff: isRefusal(error, 401),
    });
    if (isOfField)
      form.setError(
        field as Parameters<Form<T>['setError']>[0],
        { message: error.message },
        { shouldFocus: true },
      );
  };

  const send = async <A>(request: () => Promise<A>, done: (answer: A) => void) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setState({ isSending: true });
    try {
      const answer = await request();
      setState({ isSending: false });
      done(answer);
    } catch (error) {
      refuse(error as Error);
    } finally {
      isRunning.current = false;
    }
  };
  return { ...state, send };
}
