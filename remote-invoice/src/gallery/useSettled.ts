import { startTransition, useEffect, useState } from 'react';

/**
 * Returns the value once it has not changed for this many milliseconds, to delay costly rendering
 * until typing pauses.
 */
export function useSettled<T>(value: T, milliseconds: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setSettled(() => value)), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return settled;
}
