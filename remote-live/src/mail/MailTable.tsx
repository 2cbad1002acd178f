import { useToast } from '@vibrant-peak/shared/host';
import { Button, RouterLink, Text } from '@vibrant-peak/shared/ui';
import { Table } from '@vibrant-peak/shared/ui-blocks';
import { ask } from '../api/ask';
import { conversationAddress } from '../inbox/useOpenConversation';
import { Time } from '../layout/Time';

/** A mail that waits or has failed. */
export interface UnsentMail {
  id: string;
  recipient: string;
  subject: string;
  /** Of the inbox, if any. */
  conversation: number | null;
  state: 'waiting' | 'failed';
  attempts: number;
  /** Why the last attempt failed. */
  problem: string | null;
  nextAt: string;
  createdAt: string;
}

interface MailTableProps {
  mails: readonly UnsentMail[];
  onChanged: () => void;
}

export function MailTable({ mails, onChanged }: MailTableProps) {
  const toast = useToast();
  const sendAgain = ({ id, recipient }: UnsentMail) =>
    ask(`POST /mail/${id}/retry`).then(
      () => {
        toast({ type: 'success', title: 'Mail Is Sent Again', description: recipient });
        onChanged();
      },
      (error: Error) => toast({ type: 'error', title: 'Not Done', description: error.message }),
    );
  return (
    <Table
      label="Mails"
      heads={['Recipient', 'Subject', 'Written', 'State', 'Next try']}
      empty="All mails are sent."
      rows={mails.map((mail) => ({
        key: mail.id,
        cells: [
          mail.recipient,
          <Subject key="subject" mail={mail} />,
          <Time key="written" at={mail.createdAt} />,
          <Text
            key="state"
            maxW="sm"
            overflowWrap="anywhere"
            {...(mail.state === 'failed' && { color: 'fg.error' })}
          >
            {stateOf(mail)}
          </Text>,
          mail.state === 'waiting' ? (
            <Time key="next" at={mail.nextAt} />
          ) : (
            <Button
              key="again"
              size="sm"
              variant="outline"
              colorPalette="gray"
              aria-label={`Send again to ${mail.recipient}`}
              onClick={() => void sendAgain(mail)}
            >
              Send again
            </Button>
          ),
        ],
      }))}
    />
  );
}

const Subject = ({ mail: { subject, conversation } }: { mail: UnsentMail }) =>
  conversation === null ? (
    subject
  ) : (
    <RouterLink variant="underline" minH="6" to={conversationAddress(conversation)}>
      {subject}
    </RouterLink>
  );

function stateOf({ state, problem }: UnsentMail): string {
  const text = state === 'failed' ? 'Not sent' : 'Waiting';
  return problem === null ? text : `${text}: ${problem}`;
}
