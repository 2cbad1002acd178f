import type { ReactNode } from 'react';
import { useProfile } from '@vibrant-peak/shared/host';
import { Text } from '@vibrant-peak/shared/ui';
import { useIsHydrated } from '../components/useIsHydrated';

const storedOfSender =
  'We store what you send by our forms to answer you. Only people of our company who answer such messages read it.';

/**
 * What the live profile stores of a person: beside the forms and on the privacy page.
 * It is not in prerendered HTML, which is the same in both profiles.
 */
export function StoredNote({ children }: { children?: ReactNode }) {
  const isHydrated = useIsHydrated();
  if (useProfile() !== 'live' || !isHydrated) return null;
  return (
    <Text color="fg.muted" fontSize="sm">
      <span>{storedOfSender}</span> {children}
    </Text>
  );
}
