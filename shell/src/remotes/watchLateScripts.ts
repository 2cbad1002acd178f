/**
 * Calls `onArrival` when a script arrives that was asked for before now: time was up for it, but a slow connection or
 * a busy device brings it after all, and it runs.
 * @returns what ends the watch.
 */
export function watchLateScripts(onArrival: () => void): () => void {
  const now = performance.now();
  const observer = new PerformanceObserver((list) => {
    const scripts = (list.getEntries() as PerformanceResourceTiming[]).filter(
      ({ initiatorType }) => initiatorType === 'script',
    );
    if (scripts.some(({ startTime }) => startTime < now)) onArrival();
  });
  observer.observe({ type: 'resource' });
  return () => observer.disconnect();
}
