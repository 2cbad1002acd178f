import { Box, Button, Flex, HStack, Heading, Text } from '@vibrant-peak/shared/ui';
import type { useAnswer } from '../api/useAnswer';
import { Answered } from '../layout/Answered';

/** As the server says. */
export interface State {
  isOn: boolean;
  /** How many are left. */
  recoveryCodes: number;
}

type Answer = ReturnType<typeof useAnswer<State>>;

interface SecondFactorStateProps extends Answer {
  isBusy: boolean;
  onSetUp: () => void;
  onOpen: (dialog: 'new codes' | 'turn off') => void;
}

/** Whether it is on, and what can be done. */
export const SecondFactorState = ({ isBusy, onSetUp, onOpen, ...state }: SecondFactorStateProps) => (
  <Flex wrap="wrap" align="center" justify="space-between" gap="3">
    <Box flex={{ md: '1' }}>
      <Heading as="h2" size="md" mb="1">
        Second factor
      </Heading>
      <Answered {...state} size="line">
        {({ isOn, recoveryCodes }) => (
          <Text color="fg.muted" fontSize="sm">
            {isOn
              ? `It is on: after the password you type a code from your authenticator app. Recovery codes left: ${recoveryCodes}.`
              : 'Asks for a code from an app on your phone after the password, so that the password alone is not enough.'}
          </Text>
        )}
      </Answered>
    </Box>
    {state.answer && <Buttons isOn={state.answer.isOn} isBusy={isBusy} onSetUp={onSetUp} onOpen={onOpen} />}
  </Flex>
);

const Buttons = ({
  isOn,
  isBusy,
  onSetUp,
  onOpen,
}: Omit<SecondFactorStateProps, keyof Answer> & Pick<State, 'isOn'>) =>
  isOn ? (
    <HStack gap="3" wrap="wrap">
      <Button variant="outline" colorPalette="gray" onClick={() => onOpen('new codes')}>
        New recovery codes
      </Button>
      <Button variant="outline" colorPalette="red" onClick={() => onOpen('turn off')}>
        Turn off
      </Button>
    </HStack>
  ) : (
    <Button variant="outline" colorPalette="gray" aria-disabled={isBusy} aria-busy={isBusy} onClick={onSetUp}>
      Set up a second factor
    </Button>
  );
