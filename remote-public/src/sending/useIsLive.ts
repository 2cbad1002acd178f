import { useProfile } from '@vibrant-peak/shared/host';
import { useIsHydrated } from '../components/useIsHydrated';

/** Whether the live profile is shown. Prerendered HTML, which is the same in both, shows the default one. */
export function useIsLive(): boolean {
  const isHydrated = useIsHydrated();
  return useProfile() === 'live' && isHydrated;
}
