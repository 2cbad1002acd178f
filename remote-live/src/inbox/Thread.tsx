import { Box, Flex, StyledLink, Text, chakra } from '@vibrant-peak/shared/ui';
import { Time } from '../layout/Time';
import type { Attachment, Message } from './conversation';
import { MailAddresses } from './MailAddresses';
import { MessageText } from './MessageText';
import { sizeOf } from './sizeOf';

interface ThreadProps {
  /** Of the conversation. */
  id: number;
  messages: readonly Message[];
  /** Whose conversation it is. */
  sender: string;
}

const titles: Partial<Record<Message['kind'], string>> = {
  note: 'Note for colleagues',
  automatic: 'Automatic answer',
  bounce: 'The mail came back',
};

/** What was written, the oldest first. The card names sender and time of a single message. */
export const Thread = ({ id, messages, sender }: ThreadProps) => (
  <List aria-label="Conversation">
    {messages.map((message, index) => (
      <Entry key={message.id} data-kind={message.kind}>
        {(messages.length > 1 || message.author !== sender) && (
          <Flex wrap="wrap" columnGap="3" fontSize="xs" color="fg.muted">
            <Text as="span" dir="auto" color="fg" fontWeight="medium">
              {message.author}
            </Text>
            <Time at={message.at} />
            {titles[message.kind] && <span>{titles[message.kind]}</span>}
            {message.delivery && (
              <Text as="span" {...(isFault(message) && { color: 'fg.error' })}>
                {deliveryOf(message)}
              </Text>
            )}
          </Flex>
        )}
        {message.addresses && <MailAddresses addresses={message.addresses} />}
        <MessageText message={message} before={messages.slice(0, index)} />
        {message.attachments.map((attachment) => (
          <File key={attachment.id} conversation={id} attachment={attachment} />
        ))}
      </Entry>
    ))}
  </List>
);

const isFault = ({ delivery }: Message) => delivery === 'failed' || delivery === 'returned';

/** How far the mail is. */
function deliveryOf({ delivery, deliveryProblem }: Message): string {
  if (delivery === 'sent') return 'Sent';
  if (delivery === 'returned') return `Sent. ${deliveryProblem}`;
  const text = delivery === 'failed' ? 'Not sent' : 'Waiting to be sent';
  return deliveryProblem === null ? text : `${text}: ${deliveryProblem}`;
}

interface FileProps {
  conversation: number;
  attachment: Attachment;
}

const File = ({ conversation, attachment: { id, name, size, refused, awaitsScan } }: FileProps) =>
  refused === null ? (
    <Box>
      <StyledLink
        href={`/api/inbox/${conversation}/attachments/${id}`}
        download
        variant="underline"
        minH="6"
        fontSize="sm"
      >
        {`${name} (${sizeOf(size)})`}
      </StyledLink>
      {awaitsScan && (
        <Text color="fg.muted" fontSize="sm">
          The virus scanner has not looked at it yet.
        </Text>
      )}
    </Box>
  ) : (
    <Text fontSize="sm">{`${name} cannot be opened: ${refused}`}</Text>
  );

const List = chakra('ol', { base: { listStyleType: 'none', display: 'grid', gap: '4' } });

const Entry = chakra('li', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    minW: '0',
    ps: '4',
    borderInlineStartWidth: '3px',
    borderColor: 'border.emphasized',
    '&[data-kind=sent]': { borderColor: 'brand.solid' },
    '&[data-kind=note]': { bg: 'bg.muted', borderRadius: 'lg', py: '3', pe: '4' },
  },
});
