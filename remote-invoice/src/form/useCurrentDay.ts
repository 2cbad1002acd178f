import { useEffect } from 'react';
import { renewDay } from '../model/draftStore';

/** A form that stays open over midnight has the new day within a minute, and at once when it is looked at again. */
export function useCurrentDay(): void {
  useEffect(() => {
    renewDay();
    const timer = setInterval(renewDay, 60_000);
    document.addEventListener('visibilitychange', renewDay);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', renewDay);
    };
  }, []);
}
