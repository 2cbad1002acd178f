import { useEffect } from 'react';
import { renewDay } from '../draft/draftStore';
import { useToday } from '../useToday';

/** Updates the date of a form that is left open past midnight. */
export function useCurrentDay(): void {
  const day = useToday();
  useEffect(renewDay, [day]);
}
