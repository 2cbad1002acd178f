import { PrivacyLink } from './PrivacyLink';
import { StoredText } from './StoredText';
import { useIsLive } from './useIsLive';

/** Beside a form of the live profile: what is stored of the person who sends it. */
export const StoredNote = () =>
  useIsLive() && (
    <StoredText>
      <PrivacyLink />
    </StoredText>
  );
