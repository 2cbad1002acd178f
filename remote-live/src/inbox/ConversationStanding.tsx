import { useSessionState } from '@vibrant-peak/shared/host';
import { Badge, Box, Button, Flex, Text } from '@vibrant-peak/shared/ui';
import { SelectField } from '@vibrant-peak/shared/ui-blocks';
import { touchable } from '@vibrant-peak/shared/ui-admin';
import { stages, stateText, type Conversation, type ConversationState } from './conversation';
import type { ConversationChange } from './useConversationActions';

interface ConversationStandingProps {
  conversation: Conversation;
  onChange: (changes: ConversationChange) => void;
}

/** Where a conversation may go from each place, with the button's words. */
const ways: Record<ConversationState, readonly (readonly [ConversationState, string])[]> = {
  open: [
    ['waiting', 'Waiting'],
    ['archived', 'Done'],
    ['spam', 'Spam'],
  ],
  waiting: [
    ['open', 'Reopen'],
    ['archived', 'Done'],
  ],
  answered: [
    ['open', 'Reopen'],
    ['waiting', 'Waiting'],
    ['archived', 'Done'],
  ],
  archived: [['open', 'Reopen']],
  spam: [['open', 'Not spam']],
};

/** At 1280 px they fit on one line. */
const small = {
  size: 'sm',
  px: '2',
  minH: touchable,
  variant: 'ghost',
  colorPalette: 'gray',
} as const;

/** Where a conversation stands, and the colleague who answers it. */
export function ConversationStanding({ conversation, onChange }: ConversationStandingProps) {
  const { state, stage, spamReason, takenBy, takenByName, deletedAt } = conversation;
  const { person } = useSessionState();
  const isMine = takenBy !== null && takenBy === person?.id;
  return (
    <>
      <Flex role="group" aria-label="Actions" wrap="wrap" align="center" gap="1">
        <Flex align="center" gap="1" flexBasis={{ base: '100%', md: 'auto' }}>
          <Badge>{deletedAt ? 'Bin' : stateText(state)}</Badge>
          {takenByName && <Text fontSize="sm">{`Assigned to ${isMine ? 'you' : takenByName}`}</Text>}
          {!deletedAt && (takenBy === null || isMine) && (
            <Button {...small} onClick={() => onChange({ isTaken: !isMine })}>
              {isMine ? 'Unassign' : 'Assign to me'}
            </Button>
          )}
        </Flex>
        {!deletedAt &&
          ways[state].map(([next, text]) => (
            <Button key={next} {...small} onClick={() => onChange({ state: next })}>
              {text}
            </Button>
          ))}
        {!deletedAt && stage && stage !== 'no' && (
          <Button {...small} onClick={() => onChange({ stage: 'no' })}>
            Decline
          </Button>
        )}
      </Flex>
      {spamReason && <Text fontSize="sm">{`It looks like spam: ${spamReason}`}</Text>}
      {stage && (
        <Box maxW="12rem">
          <SelectField
            label="Application"
            options={stages}
            value={stage}
            onChange={({ target }) => onChange({ stage: target.value as typeof stage })}
          />
        </Box>
      )}
    </>
  );
}
