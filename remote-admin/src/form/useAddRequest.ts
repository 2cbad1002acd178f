import { useEffect } from 'react';
import { addRequests } from './addRequests';

let count = 0;

/** Calls `onAdd`, with a new key each time, when the command palette asks the list at `path` for a new record. */
export function useAddRequest(path: string, onAdd: (request: string) => void): void {
  useEffect(() => {
    const answer = () => {
      if (addRequests.take(path)) onAdd(`request-${++count}`);
    };
    answer();
    return addRequests.subscribe(answer);
  }, [onAdd, path]);
}
