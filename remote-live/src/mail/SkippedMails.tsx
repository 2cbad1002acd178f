import { Table } from '@vibrant-peak/shared/ui-blocks';
import { Heading, Stack } from '@vibrant-peak/shared/ui';
import { Time } from '../layout/Time';

/** A mail that stays in the mailbox, as it could not be read. */
export interface SkippedMail {
  /** Address. */
  sender: string;
  subject: string;
  /** In bytes. */
  size: number;
  arrivedAt: string;
  reason: string;
}

const sizeOf = (bytes: number) =>
  bytes < 1e6 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;

export const SkippedMails = ({ mails }: { mails: readonly SkippedMail[] }) =>
  mails.length > 0 && (
    <Stack gap="3">
      <Heading as="h2" size="md">
        Mails that stay in the mailbox
      </Heading>
      <Table
        label="Mails that stay in the mailbox"
        heads={['From', 'Subject', 'Size', 'Received', 'Reason']}
        empty=""
        rows={mails.map(({ sender, subject, size, arrivedAt, reason }, index) => ({
          key: String(index),
          cells: [sender, subject, sizeOf(size), <Time key="received" at={arrivedAt} />, reason],
        }))}
      />
    </Stack>
  );
