import type { ReactNode } from 'react';
import { Button, Flex } from '@vibrant-peak/shared/ui';
import { StaffIcon } from '@vibrant-peak/shared/ui-admin';
import { touchable } from '../ui-admin/touchable';

interface MessageFootProps {
  /** Of “Mark as unread”. */
  variant: 'outline' | 'ghost';
  onUnread: () => void;
  /** Opens the next or the previous message. */
  onMove: (step: 1 | -1) => void;
  /** Actions before these. */
  children?: ReactNode;
}

const small = { size: 'sm', minH: touchable, colorPalette: 'gray' } as const;

/** Actions below the open message. */
export const MessageFoot = ({ variant, onUnread, onMove, children }: MessageFootProps) => (
  <Flex wrap="wrap" gap="2" pt="2">
    {children}
    <Button {...small} variant={variant} onClick={onUnread}>
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
