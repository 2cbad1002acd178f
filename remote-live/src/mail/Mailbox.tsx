import { Box, Heading, Text } from '@vibrant-peak/shared/ui';
import { Table } from '@vibrant-peak/shared/ui-blocks';
import { useAnswer } from '../api/useAnswer';
import { Answered } from '../layout/Answered';
import { Note } from '../layout/Note';
import { Time } from '../layout/Time';

interface LeftMail {
  /** Name and address. */
  sender: string;
  subject: string;
  /** Why it stays in the mailbox. */
  reason: string;
  at: string;
}

interface MailboxState {
  /** Of the mailbox that is read, if any. */
  address: string | null;
  /** Why it cannot be read. */
  fault: { problem: string; since: string } | null;
  left: { count: number; mails: LeftMail[] };
}

/** Whether the mailbox is read, and what is left in it. */
export function Mailbox() {
  const mailbox = useAnswer<MailboxState>('GET /mailbox');
  return (
    <Answered {...mailbox}>
      {({ address, fault, left }) =>
        address !== null && (
          <Box as="section" aria-label="Mailbox">
            <Heading as="h2" size="md" mb="1">
              Mailbox
            </Heading>
            {fault ? (
              <Note role="alert" mb="3">
                {`New mails to ${address} have not been read since `}
                <Time at={fault.since} />
                {`. ${fault.problem}`}
              </Note>
            ) : (
              <Text color="fg.muted" fontSize="sm" mb="3">
                {`New mails to ${address} come to Messages.`}
              </Text>
            )}
            <Text fontSize="sm" mb="2">
              {leftText(left.count)}
            </Text>
            {left.count > 0 && <LeftMails mails={left.mails} />}
          </Box>
        )
      }
    </Answered>
  );
}

function leftText(count: number): string {
  if (count === 0) return 'In the last 30 days, no mail was left in the mailbox.';
  return count === 1
    ? 'In the last 30 days, 1 mail was left in the mailbox.'
    : `In the last 30 days, ${count} mails were left in the mailbox.`;
}

const LeftMails = ({ mails }: { mails: readonly LeftMail[] }) => (
  <Table
    label="Mails left in the mailbox"
    heads={['Sender', 'Subject', 'Arrived', 'Reason']}
    empty=""
    rows={mails.map(({ sender, subject, reason, at }, index) => ({
      key: `${at} ${index}`,
      cells: [
        <Text key="sender" maxW="xs" dir="auto" overflowWrap="anywhere">
          {sender}
        </Text>,
        <Text key="subject" maxW="sm" dir="auto" overflowWrap="anywhere">
          {subject}
        </Text>,
        <Time key="at" at={at} />,
        reason,
      ],
    }))}
  />
);
