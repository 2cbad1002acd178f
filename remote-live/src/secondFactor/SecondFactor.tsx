import { useState } from 'react';
import { Box } from '@vibrant-peak/shared/ui';
import { ModalDialog } from '@vibrant-peak/shared/ui-overlay';
import { ask } from '../api/ask';
import { useAnswer } from '../api/useAnswer';
import { Problem } from '../layout/Problem';
import { ConfirmIdentity } from '../proof/ConfirmIdentity';
import { useSendingWithProof } from '../proof/useSendingWithProof';
import { NewCodesDialog } from './NewCodesDialog';
import { RecoveryCodesDialog } from './RecoveryCodesDialog';
import { SecondFactorState, type State } from './SecondFactorState';
import { SetUpDialog, type Begun } from './SetUpDialog';
import { TurnOffDialog } from './TurnOffDialog';

interface SecondFactorProps {
  /** Of the person who is signed in. */
  email: string;
  onSessionsEnded: () => void;
}

/** Codes of an authenticator app beside the password: set up, recovery codes, turn off. */
export function SecondFactor({ email, onSessionsEnded }: SecondFactorProps) {
  const state = useAnswer<State>('GET /second-factor');
  const { isSending, problem, send, asked, forget } = useSendingWithProof();
  const [begun, setBegun] = useState<Begun>();
  const [open, setOpen] = useState<'new codes' | 'turn off'>();
  const [codes, setCodes] = useState<string[]>();
  const close = () => setOpen(undefined);
  const setUp = () => void send(() => ask<Begun>('POST /second-factor'), setBegun);
  const showCodes = (made: string[]) => {
    setCodes(made);
    state.askAgain();
  };
  const confirm = (made: string[]) => {
    setBegun(undefined);
    showCodes(made);
    onSessionsEnded();
  };

  return (
    <Box>
      <SecondFactorState {...state} isBusy={isSending} onSetUp={setUp} onOpen={setOpen} />
      <Problem text={problem} />
      {asked && (
        <ModalDialog
          title="Set up a second factor"
          isOpen
          onClose={forget}
          size="sm"
          closesOnOutsideClick={false}
        >
          <ConfirmIdentity {...asked} />
        </ModalDialog>
      )}
      {begun && <SetUpDialog {...begun} onClose={() => setBegun(undefined)} onConfirmed={confirm} />}
      {open === 'new codes' && <NewCodesDialog email={email} onClose={close} onMade={showCodes} />}
      {open === 'turn off' && <TurnOffDialog email={email} onClose={close} onTurnedOff={state.askAgain} />}
      {codes && <RecoveryCodesDialog email={email} codes={codes} onClose={() => setCodes(undefined)} />}
    </Box>
  );
}
