import { PrivacyLink } from './PrivacyLink';
import { StoredText } from './StoredText';
import { useIsLive } from './useIsLive';

/** A note beside a form of the live profile: which data of the sender is stored. */
export const StoredNote = () =>
  useIsLive() && (
    <StoredText>
      <PrivacyLink />
    </StoredText>
  );
