import { useEffect, type ReactNode } from 'react';
import { useStore } from '@vibrant-peak/shared/store';
import { storedText } from '@vibrant-peak/shared/storedText';
import { Text } from '@vibrant-peak/shared/ui';
import { askForTerms, terms } from './terms';
import { useIsLive } from './useIsLive';

/** What the live profile stores of a person, and for how long. */
export function StoredText({ children }: { children?: ReactNode }) {
  const isLive = useIsLive();
  const known = useStore(terms);
  useEffect(() => {
    if (isLive) askForTerms();
  }, [isLive]);
  return (
    <Text color="fg.muted" fontSize="sm">
      <span>{storedText(known)}</span> {children}
    </Text>
  );
}
