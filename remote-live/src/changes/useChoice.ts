import { useState } from 'react';
import { keyOf, type OpenChange } from './change';

/** The chosen changes. A newer version of a change is not chosen: the user has not seen it. */
export function useChoice(changes: OpenChange[]) {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const chosen = changes.filter((change) => keys.has(keyOf(change)));
  return {
    chosen,
    isChosen: (change: OpenChange) => keys.has(keyOf(change)),
    choose: (change: OpenChange, isChosen: boolean) => {
      const others = [...keys].filter((key) => key !== keyOf(change));
      setKeys(new Set(isChosen ? [...others, keyOf(change)] : others));
    },
    chooseAll: (isChosen: boolean) => setKeys(new Set(isChosen ? changes.map(keyOf) : [])),
  };
}
