import { useProfile, type Profile } from '@vibrant-peak/shared/host';
import { useIsHydrated } from '../components/useIsHydrated';

/** Whether a part that is true in one profile alone is hidden. Before hydration its styles decide. */
export function useIsHidden(trueIn: Profile): boolean {
  const isHydrated = useIsHydrated();
  return useProfile() !== trueIn && isHydrated;
}
