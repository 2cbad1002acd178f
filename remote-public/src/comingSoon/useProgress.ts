import { useEffect, useState } from 'react';

const step = 0.5;
const interval = 100;
const end = 100;

/**
 * Grows by half a percent every 100 ms, up to 100. Ticks missed by a background tab are not made
 * up.
 */
export function useProgress(): number {
  const [ticks, setTicks] = useState(0);
  const progress = Math.min(ticks * step, end);
  const isRunning = progress < end;

  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setTicks((count) => count + 1), interval);
    return () => clearInterval(timer);
  }, [isRunning]);

  return progress;
}
