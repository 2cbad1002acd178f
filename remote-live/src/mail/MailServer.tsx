import { Stack, Text } from '@vibrant-peak/shared/ui';
import { Note } from '../layout/Note';
import { Time } from '../layout/Time';

/** What the last mails have shown of the mail server. */
export interface MailServerState {
  /** Since when it sends nothing for the site. */
  failingSince: string | null;
  /** Why, in its own words. */
  problem: string | null;
  /** How the last mail went to it. */
  encryption: 'TLS' | 'STARTTLS' | 'none' | null;
}

const encryptions = {
  TLS: 'Mails go to the mail server encrypted (TLS).',
  STARTTLS: 'Mails go to the mail server encrypted (STARTTLS).',
  none: 'Mails go to the mail server unencrypted, because it does not offer encryption.',
};

/** Whether mails go out at present, and how. */
export const MailServer = ({ failingSince, problem, encryption }: MailServerState) => (
  <Stack gap="3">
    {failingSince !== null && (
      <Note>
        <span>No mail has gone out since </span>
        <Time at={failingSince} />
        <span>{`. ${problem} Mails wait and are tried again.`}</span>
      </Note>
    )}
    {encryption === 'none' && <Note>{encryptions.none}</Note>}
    {encryption && encryption !== 'none' && <Text>{encryptions[encryption]}</Text>}
  </Stack>
);
