import { useEffect } from 'react';
import { renewDay } from '../model/draftStore';

/** Updates the date of a form left open past midnight: within a minute, or at once when its tab becomes visible. */
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
