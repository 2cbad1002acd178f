import { useState } from 'react';
import { Box, Button, Flex, HStack, Heading, Text } from '@vibrant-peak/shared/ui';
import { ask } from '../api/ask';
import { useAnswer } from '../api/useAnswer';
import { useSending } from '../api/useSending';
import { Answered } from '../layout/Answered';
import { Problem } from '../layout/Problem';
import { NewCodesDialog } from './NewCodesDialog';
import { RecoveryCodesDialog } from './RecoveryCodesDialog';
import { SetUpDialog, type Begun } from './SetUpDialog';
import { TurnOffDialog } from './TurnOffDialog';

interface State {
  isOn: boolean;
  /** How many are left. */
  recoveryCodes: number;
}

interface SecondFactorProps {
  /** Of the person who is signed in. */
  email: string;
  onSessionsEnded: () => void;
}

/** Codes of an authenticator app beside the password: set up, recovery codes, turn off. */
export function SecondFactor({ email, onSessionsEnded }: SecondFactorProps) {
  const { askAgain, ...state } = useAnswer<State>('GET /second-factor');
  const { isSending, problem, send } = useSending();
  const [begun, setBegun] = useState<Begun>();
  const [open, setOpen] = useState<'new codes' | 'turn off'>();
  const [codes, setCodes] = useState<string[]>();
  const close = () => setOpen(undefined);
  const showCodes = (made: string[]) => {
    setCodes(made);
    askAgain();
  };
  const setUp = () => void send(() => ask<Begun>('POST /second-factor'), setBegun);
  const confirm = (made: string[]) => {
    setBegun(undefined);
    showCodes(made);
    onSessionsEnded();
  };

  return (
    <Box>
      <Heading as="h2" size="md" mb="1">
        Second factor
      </Heading>
      <Answered {...state} askAgain={askAgain}>
        {({ isOn, recoveryCodes }) => (
          <Flex wrap="wrap" align="center" justify="space-between" gap="3">
            <Text color="fg.muted" fontSize="sm">
              {isOn
                ? `It is on: with the password you type a code from your authenticator app. Recovery codes left: ${recoveryCodes}.`
                : 'With it you type a code from an app on your phone after the password, which then signs nobody in by itself.'}
            </Text>
            {isOn ? (
              <HStack gap="3" wrap="wrap">
                <Button variant="outline" colorPalette="gray" onClick={() => setOpen('new codes')}>
                  New recovery codes
                </Button>
                <Button variant="outline" colorPalette="red" onClick={() => setOpen('turn off')}>
                  Turn off
                </Button>
              </HStack>
            ) : (
              <Button
                variant="outline"
                colorPalette="gray"
                disabled={isSending}
                aria-busy={isSending}
                onClick={setUp}
              >
                Set up a second factor
              </Button>
            )}
          </Flex>
        )}
      </Answered>
      <Problem text={problem} />
      {begun && <SetUpDialog {...begun} onClose={() => setBegun(undefined)} onConfirmed={confirm} />}
      {open === 'new codes' && <NewCodesDialog email={email} onClose={close} onMade={showCodes} />}
      {open === 'turn off' && <TurnOffDialog email={email} onClose={close} onTurnedOff={askAgain} />}
      {codes && <RecoveryCodesDialog email={email} codes={codes} onClose={() => setCodes(undefined)} />}
    </Box>
  );
}
