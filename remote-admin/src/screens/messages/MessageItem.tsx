import { Badge, Box, Flex, IconButton, Text, chakra } from '@vibrant-peak/shared/ui';
import { StaffIcon } from '@vibrant-peak/shared/ui-admin';
import type { AdminMessage } from './messageSamples';
import { formatDate } from './formatDate';

interface MessageItemProps {
  message: AdminMessage;
  isOpen: boolean;
  onOpen: () => void;
  onDelete: () => void;
}

export function MessageItem({ message, isOpen, onOpen, onDelete }: MessageItemProps) {
  const { id, name, subject, date, read } = message;
  return (
    <Item data-open={isOpen || undefined}>
      <Opener
        type="button"
        aria-current={isOpen || undefined}
        data-focus-key={`message-${id}`}
        onClick={onOpen}
      >
        <Flex justify="space-between" align="center" gap="3" minW="0">
          <Text as="span" dir="auto" truncate fontWeight={read ? 'medium' : 'bold'}>
            {name}
          </Text>
          <Badge colorPalette={read ? 'gray' : 'brand'}>{read ? 'Read' : 'New'}</Badge>
        </Flex>
        <Text as="span" dir="auto" truncate fontSize="sm" color={read ? 'fg.muted' : 'fg'}>
          {subject}
        </Text>
        <chakra.time dateTime={date} fontSize="xs" color="fg.muted">
          {formatDate(date)}
        </chakra.time>
      </Opener>
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
    </Item>
  );
}

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
