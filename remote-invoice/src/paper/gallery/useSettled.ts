import { startTransition, useEffect, useState } from 'react';

/** The value as it was when it last stood still for so long: what is costly to draw waits for a pause in the typing. */
export function useSettled<T>(value: T, milliseconds: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setSettled(() => value)), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return settled;
}
