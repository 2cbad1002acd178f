/**
 * Calls `onRecovery` when the connection returns, or when a script arrives that had timed out
 * before this call.
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
