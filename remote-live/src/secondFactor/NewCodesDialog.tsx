import { ProofDialog } from './ProofDialog';

interface NewCodesDialogProps {
  email: string;
  onClose: () => void;
  onMade: (recoveryCodes: string[]) => void;
}

/** Replaces the recovery codes. */
export const NewCodesDialog = ({ email, onClose, onMade }: NewCodesDialogProps) => (
  <ProofDialog<{ recoveryCodes: string[] }>
    title="New recovery codes"
    route="POST /second-factor/codes"
    action="Make new codes"
    email={email}
    onClose={onClose}
    onDone={({ recoveryCodes }) => onMade(recoveryCodes)}
  >
    The recovery codes that you have now stop working.
  </ProofDialog>
);
