import { Badge, Box, Flex, IconButton, Text, chakra } from '@vibrant-peak/shared/ui';
import { StaffIcon } from '@vibrant-peak/shared/ui-admin';
import { Time } from '../layout/Time';
import { stages, type Listed } from './conversation';

interface ConversationItemProps {
  conversation: Listed;
  isOpen: boolean;
  onOpen: () => void;
  onDelete?: () => void;
}

export function ConversationItem({ conversation, isOpen, onOpen, onDelete }: ConversationItemProps) {
  const { name, subject, updatedAt, isRead, stage, takenByName } = conversation;
  return (
    <Item data-open={isOpen || undefined}>
      <Opener type="button" aria-current={isOpen || undefined} onClick={onOpen}>
        <Flex justify="space-between" align="center" gap="3" minW="0">
          <Text as="span" dir="auto" truncate fontWeight={isRead ? 'medium' : 'bold'}>
            {name}
          </Text>
          <Badge colorPalette={isRead ? 'gray' : 'brand'}>{isRead ? 'Read' : 'New'}</Badge>
        </Flex>
        <Text as="span" dir="auto" truncate fontSize="sm" color={isRead ? 'fg.muted' : 'fg'}>
          {subject}
        </Text>
        <Flex wrap="wrap" columnGap="3" fontSize="xs" color="fg.muted">
          <Time at={updatedAt} />
          {stage && <span>{`Application: ${stages.find(([value]) => value === stage)![1]}`}</span>}
          {takenByName && <span>{`${takenByName} answers`}</span>}
        </Flex>
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
