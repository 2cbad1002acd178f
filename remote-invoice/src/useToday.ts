import { useSyncExternalStore } from 'react';
import { today } from '@vibrant-peak/shared/today';

function subscribe(listener: () => void) {
  const timer = setInterval(listener, 60_000);
  document.addEventListener('visibilitychange', listener);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', listener);
  };
}

/**
 * The local date as YYYY-MM-DD; it follows midnight within a minute, or at once when the tab
 * becomes visible.
 */
export const useToday = () => useSyncExternalStore(subscribe, today, today);
