import { Button, Flex } from '@vibrant-peak/shared/ui';
import { StaffIcon } from '@vibrant-peak/shared/ui-admin';

interface CardFootProps {
  onUnread: () => void;
  /** Opens the next or the previous message. */
  onMove: (step: 1 | -1) => void;
}

const small = { size: 'sm', minH: { base: '11', md: '9' }, colorPalette: 'gray' } as const;

export const CardFoot = ({ onUnread, onMove }: CardFootProps) => (
  <Flex wrap="wrap" gap="2" pt="2">
    <Button {...small} variant="ghost" onClick={onUnread}>
      <StaffIcon name="MailOpen" />
      <span>Mark as unread</span>
    </Button>
    <Flex flex="1" justify="flex-end" gap="2">
      <Button {...small} variant="ghost" onClick={() => onMove(-1)}>
        Previous
      </Button>
      <Button {...small} variant="ghost" onClick={() => onMove(1)}>
        Next
      </Button>
    </Flex>
  </Flex>
);
