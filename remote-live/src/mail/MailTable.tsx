import { useToast } from '@vibrant-peak/shared/host';
import { messageAddress } from '@vibrant-peak/shared/inbox';
import { Button, Flex, RouterLink, Text } from '@vibrant-peak/shared/ui';
import { Table } from '@vibrant-peak/shared/ui-blocks';
import { ask } from '../api/ask';
import { Time } from '../layout/Time';

/** A mail that waits, has failed or has come back. */
export interface UnsentMail {
  id: string;
  recipient: string;
  /** Addresses of the others who get it; older servers do not list them. */
  copies?: string[];
  subject: string;
  /** Of the inbox, if any. */
  conversation: number | null;
  state: 'waiting' | 'failed' | 'returned';
  attempts: number;
  /** Why the last attempt failed, or who reports that it came back. */
  problem: string | null;
  nextAt: string;
  createdAt: string;
}

interface MailTableProps {
  mails: readonly UnsentMail[];
  onChanged: () => void;
}

const small = { size: 'sm', variant: 'outline', colorPalette: 'gray' } as const;

export function MailTable({ mails, onChanged }: MailTableProps) {
  return (
    <Table
      label="Mails"
      heads={['Recipient', 'Subject', 'Written', 'State', 'Next']}
      secondary={['Written']}
      empty="All mails have been sent."
      rows={mails.map((mail) => ({
        key: mail.id,
        cells: [
          <Recipients key="recipients" mail={mail} />,
          <Subject key="subject" mail={mail} />,
          <Time key="written" at={mail.createdAt} />,
          <Text
            key="state"
            maxW="md"
            overflowWrap="anywhere"
            {...(mail.state !== 'waiting' && { color: 'fg.error' })}
          >
            {stateOf(mail)}
          </Text>,
          mail.state === 'waiting' ? (
            <Time key="next" at={mail.nextAt} />
          ) : (
            <Actions key="actions" mail={mail} onChanged={onChanged} />
          ),
        ],
      }))}
    />
  );
}

const Recipients = ({ mail: { recipient, copies = [] } }: { mail: UnsentMail }) => (
  <>
    {recipient}
    {copies.length > 0 && (
      <Text color="fg.muted" overflowWrap="anywhere">
        {`Copies: ${copies.join(', ')}`}
      </Text>
    )}
  </>
);

const Subject = ({ mail: { subject, conversation } }: { mail: UnsentMail }) =>
  conversation === null ? (
    subject
  ) : (
    <RouterLink variant="underline" minH="6" to={messageAddress(conversation)}>
      {subject}
    </RouterLink>
  );

function stateOf({ state, problem }: UnsentMail): string {
  if (state === 'returned') return `Sent. ${problem}`;
  const text = state === 'failed' ? 'Not sent' : 'Waiting';
  return problem === null ? text : `${text}: ${problem}`;
}

interface ActionsProps {
  mail: UnsentMail;
  onChanged: () => void;
}

function Actions({ mail: { id, recipient, copies = [], state }, onChanged }: ActionsProps) {
  const toast = useToast();
  const recipients = [recipient, ...copies].join(', ');
  const act = (action: 'retry' | 'dismissal', title: string) =>
    ask(`POST /mail/${id}/${action}`).then(
      () => {
        toast({ type: 'success', title, description: recipients });
        onChanged();
      },
      (error: Error) => toast({ type: 'error', title: 'Not Done', description: error.message }),
    );
  return (
    <Flex wrap="wrap" gap="2">
      <Button
        {...small}
        aria-label={`Send again to ${recipients}`}
        onClick={() => void act('retry', 'Mail Is Sent Again')}
      >
        Send again
      </Button>
      {state === 'returned' && (
        <Button
          {...small}
          aria-label={`Dismiss the report about ${recipient}`}
          onClick={() => void act('dismissal', 'Report Dismissed')}
        >
          Dismiss
        </Button>
      )}
    </Flex>
  );
}
