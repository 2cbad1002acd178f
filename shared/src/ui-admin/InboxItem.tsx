import type { ReactNode } from 'react';
import { Badge, Box, Flex, IconButton, Text, chakra } from '../ui';
import { StaffIcon } from './StaffIcon';

interface InboxItemProps {
  name: string;
  subject: string;
  isRead: boolean;
  isOpen: boolean;
  /** Names the opener for the focus after a list has changed. */
  focusKey?: string;
  onOpen: () => void;
  onDelete?: () => void;
  /** When it came, and what else stands in small letters. */
  children: ReactNode;
}

/** A message in the list of the inbox. */
export function InboxItem({ name, subject, isRead, isOpen, focusKey, ...rest }: InboxItemProps) {
  const { onOpen, onDelete, children } = rest;
  return (
    <Item data-open={isOpen || undefined}>
      <Opener type="button" aria-current={isOpen || undefined} data-focus-key={focusKey} onClick={onOpen}>
        <Flex justify="space-between" align="baseline" gap="3" minW="0">
          <Text as="span" dir="auto" fontWeight={isRead ? 'medium' : 'bold'}>
            {name}
          </Text>
          <Badge colorPalette={isRead ? 'gray' : 'brand'}>{isRead ? 'Read' : 'New'}</Badge>
        </Flex>
        <Text as="span" dir="auto" truncate fontSize="sm" color={isRead ? 'fg.muted' : 'fg'}>
          {subject}
        </Text>
        {children}
      </Opener>
      {onDelete && (
        <Box pe="2" pt="2">
          <IconButton
            aria-label={`Delete message from ${name}`}
            colorPalette="gray"
            color="fg.muted"
            _hover={{ bg: 'red.subtle', color: 'red.fg' }}
            onClick={onDelete}
          >
            <StaffIcon name="Trash" />
          </IconButton>
        </Box>
      )}
    </Item>
  );
}

/** The list of the inbox, of `InboxItem`s. */
export const InboxList = chakra('ul', {
  base: {
    listStyleType: 'none',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'xl',
    bg: 'bg.panel',
    overflow: 'hidden',
  },
});

const Item = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    '&:not(:last-of-type)': { borderBottomWidth: '1px', borderColor: 'border.muted' },
    '&[data-open]': { bg: 'brand.subtle' },
  },
});

const Opener = chakra('button', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '1',
    flex: '1',
    minW: '0',
    ps: '4',
    pe: '2',
    py: '3',
    textAlign: 'start',
    cursor: 'pointer',
    borderRadius: 'lg',
    focusVisibleRing: 'inside',
    '& > span': { display: 'block' },
  },
});
