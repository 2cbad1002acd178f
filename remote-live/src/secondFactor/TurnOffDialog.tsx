import { useToast } from '@vibrant-peak/shared/host';
import { ProofDialog } from './ProofDialog';

interface TurnOffDialogProps {
  email: string;
  onClose: () => void;
  onTurnedOff: () => void;
}

/** Turns the second factor off, such as for another phone. */
export function TurnOffDialog({ email, onClose, onTurnedOff }: TurnOffDialogProps) {
  const toast = useToast();
  return (
    <ProofDialog<void>
      title="Turn off the second factor?"
      route="POST /second-factor/removal"
      action="Turn off"
      email={email}
      onClose={onClose}
      onDone={() => {
        toast({ type: 'error', title: 'Second Factor Off' });
        onTurnedOff();
      }}
    >
      The password alone then signs you in. For another phone, turn it off and set it up again. Remove the
      entry in the app, too.
    </ProofDialog>
  );
}
