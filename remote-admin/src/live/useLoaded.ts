import { useCallback, useEffect, useState } from 'react';
import type { Records } from '@vibrant-peak/shared/host';
import { settle } from '../saving/settle';

/** Loads lists. While they load, neither `isLoaded` nor `problem` is set. */
export function useLoaded(lists: readonly Records[]) {
  const [state, setState] = useState<{ isLoaded?: boolean; problem?: string }>({});
  const load = useCallback(
    () =>
      settle(
        () => Promise.all(lists.map((list) => list.load())),
        () => setState({ isLoaded: true }),
        (problem) => setState({ problem }),
      ),
    [lists],
  );
  useEffect(load, [load]);
  const retry = () => {
    setState({});
    load();
  };
  return { ...state, retry };
}
