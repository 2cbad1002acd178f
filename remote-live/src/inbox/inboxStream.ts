const listeners = new Set<() => void>();
let source: EventSource | undefined;

/** One stream for the page, while somebody listens and sees it. */
function follow(): void {
  const isWanted = listeners.size > 0 && !document.hidden;
  if (isWanted === (source !== undefined)) return;
  source?.close();
  source = isWanted ? new EventSource('/api/inbox/events') : undefined;
  source?.addEventListener('message', () => listeners.forEach((listener) => listener()));
}

/** Whether the server reports changes now. The browser reopens a stream that has ended. */
export const isStreaming = () => source?.readyState === EventSource.OPEN;

/** Calls the listener when something in the inbox has changed. @returns ends it. */
export function onInboxChange(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) document.addEventListener('visibilitychange', follow);
  follow();
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) document.removeEventListener('visibilitychange', follow);
    follow();
  };
}
