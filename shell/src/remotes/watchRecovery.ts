/**
 * Calls `onRecovery` when the connection returns, and when a script arrives that was requested before this call: it timed out, but
 * runs all the same once a slow connection or device has delivered it.
 * @returns a function that ends the watch.
 */
export function watchRecovery(onRecovery: () => void): () => void {
  const now = performance.now();
  const observer = new PerformanceObserver((list) => {
    const scripts = (list.getEntries() as PerformanceResourceTiming[]).filter(
      ({ initiatorType }) => initiatorType === 'script',
    );
    if (scripts.some(({ startTime }) => startTime < now)) onRecovery();
  });
  observer.observe({ type: 'resource' });
  window.addEventListener('online', onRecovery);
  return () => {
    observer.disconnect();
    window.removeEventListener('online', onRecovery);
  };
}
