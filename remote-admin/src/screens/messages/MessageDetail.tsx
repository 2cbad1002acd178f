import { Button, Card, Flex, Heading, StyledLink, Text, chakra } from '@vibrant-peak/shared/ui';
import { StaffIcon } from '@vibrant-peak/shared/ui-admin';
import { safeUrl } from '@vibrant-peak/shared/safeUrl';
import type { AdminMessage } from './messageSamples';
import { touchable } from '../../layout/sizes';
import { formatDate } from './formatDate';
import { replyAddress } from './replyAddress';

interface MessageDetailProps {
  message: AdminMessage;
  onDelete: () => void;
  onUnread: () => void;
  /** Opens the next or the previous message. */
  onMove: (step: 1 | -1) => void;
}

export function MessageDetail({ message, onDelete, onUnread, onMove }: MessageDetailProps) {
  const { subject, message: text } = message;
  const reply = replyAddress(message);
  return (
    <MessageCard aria-label="Message" tabIndex={-1} data-focus-key="message">
      <Flex justify="space-between" align="flex-start" gap="4">
        <Heading as="h2" size="md" dir="auto">
          {subject}
        </Heading>
        <Button size="sm" minH={touchable} variant="ghost" colorPalette="red" onClick={onDelete}>
          <StaffIcon name="Trash" />
          <span>Delete</span>
        </Button>
      </Flex>
      <Sender message={message} />
      <Text dir="auto" whiteSpace="pre-wrap" lineHeight="tall" maxW="2xl">
        {text}
      </Text>
      <Flex wrap="wrap" gap="2" pt="2">
        {reply && (
          <StyledLink href={reply} variant="plain" css={replyLook}>
            <StaffIcon name="Reply" />
            <span>Reply</span>
          </StyledLink>
        )}
        <Button size="sm" minH={touchable} variant="outline" colorPalette="gray" onClick={onUnread}>
          <StaffIcon name="MailOpen" />
          <span>Mark as unread</span>
        </Button>
        <Flex flex="1" justify="flex-end" gap="2">
          <Button size="sm" minH={touchable} variant="ghost" colorPalette="gray" onClick={() => onMove(-1)}>
            Previous
          </Button>
          <Button size="sm" minH={touchable} variant="ghost" colorPalette="gray" onClick={() => onMove(1)}>
            Next
          </Button>
        </Flex>
      </Flex>
    </MessageCard>
  );
}

function Sender({ message: { name, email, date } }: { message: AdminMessage }) {
  const mail = safeUrl(`mailto:${email}`, { contact: true });
  return (
    <Flex wrap="wrap" columnGap="4" rowGap="1" color="fg.muted" fontSize="sm">
      <Text as="span" dir="auto" color="fg" fontWeight="medium">
        {name}
      </Text>
      {mail ? (
        <StyledLink href={mail} variant="underline" minH="6">
          {email}
        </StyledLink>
      ) : (
        <span>{email}</span>
      )}
      <time dateTime={date}>{formatDate(date)}</time>
    </Flex>
  );
}

const replyLook = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  px: '4',
  minH: touchable,
  borderRadius: 'full',
  bg: 'brand.solid',
  color: 'brand.contrast',
  fontSize: 'sm',
  fontWeight: 'semibold',
  _hover: { color: 'brand.contrast', textDecoration: 'underline' },
};

const MessageCard = chakra(Card, {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4',
    p: { base: '5', md: '8' },
    overflowWrap: 'anywhere',
    outline: 'none',
    scrollMarginTop: '20',
  },
});
