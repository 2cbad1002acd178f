import { Button, Flex, HStack, Text } from '@vibrant-peak/shared/ui';

/** As the server says. */
export interface State {
  isOn: boolean;
  /** How many are left. */
  recoveryCodes: number;
}

interface SecondFactorStateProps extends State {
  isBusy: boolean;
  onSetUp: () => void;
  onOpen: (dialog: 'new codes' | 'turn off') => void;
}

/** Whether it is on, and what can be done. */
export const SecondFactorState = ({
  isOn,
  recoveryCodes,
  isBusy,
  onSetUp,
  onOpen,
}: SecondFactorStateProps) => (
  <Flex wrap="wrap" align="center" justify="space-between" gap="3">
    <Text color="fg.muted" fontSize="sm">
      {isOn
        ? `It is on: after the password you type a code from your authenticator app. Recovery codes left: ${recoveryCodes}.`
        : 'Asks for a code from an app on your phone after the password, so that the password alone is not enough.'}
    </Text>
    {isOn ? (
      <HStack gap="3" wrap="wrap">
        <Button variant="outline" colorPalette="gray" onClick={() => onOpen('new codes')}>
          New recovery codes
        </Button>
        <Button variant="outline" colorPalette="red" onClick={() => onOpen('turn off')}>
          Turn off
        </Button>
      </HStack>
    ) : (
      <Button
        variant="outline"
        colorPalette="gray"
        aria-disabled={isBusy}
        aria-busy={isBusy}
        onClick={onSetUp}
      >
        Set up a second factor
      </Button>
    )}
  </Flex>
);
