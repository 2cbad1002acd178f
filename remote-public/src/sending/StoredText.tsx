import { useEffect, type ReactNode } from 'react';
import { useStore } from '@vibrant-peak/shared/store';
import { Text } from '@vibrant-peak/shared/ui';
import { askForTerms, terms } from './terms';
import { useIsLive } from './useIsLive';

const storedOfSender =
  'We store what you send by our forms, with the time, to answer you, and for a day your network address, to hold off robots. ' +
  'Only people of our company who answer such messages read it.';
const rights = 'Ask us, and we send you what we have stored, or delete it.';

const monthsText = (count: number) => (count === 1 ? '1 month' : `${count} months`);

/** What the live profile stores of a person, and for how long. */
export function StoredText({ children }: { children?: ReactNode }) {
  const isLive = useIsLive();
  const known = useStore(terms);
  useEffect(() => {
    if (isLive) askForTerms();
  }, [isLive]);
  const lifetime =
    known &&
    `We delete messages ${monthsText(known.messageMonths)} after the last one, and applications after ${monthsText(known.applicationMonths)}.`;
  return (
    <Text color="fg.muted" fontSize="sm">
      <span>{[storedOfSender, lifetime, rights].filter(Boolean).join(' ')}</span> {children}
    </Text>
  );
}
