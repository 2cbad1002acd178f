import { mayUse, useSessionState, useToast } from '@vibrant-peak/shared/host';
import { Button } from '@vibrant-peak/shared/ui';
import { touchable } from '@vibrant-peak/shared/ui-admin';
import { ask } from '../api/ask';

interface WithdrawButtonProps {
  /** Of the publication. */
  id: string;
  /** Id of the element that names it. */
  labelledBy: string;
  onWithdrawn: () => void;
}

/** Withdraws a publication that waits, for those who may publish. */
export function WithdrawButton({ id, labelledBy, onWithdrawn }: WithdrawButtonProps) {
  const toast = useToast();
  const isOffered = mayUse(useSessionState(), 'publisher');
  const withdraw = () =>
    ask(`DELETE /publications/${id}`).then(
      () => {
        toast({ type: 'success', title: 'Publication Withdrawn' });
        onWithdrawn();
      },
      (error: Error) => toast({ type: 'error', title: 'Not Withdrawn', description: error.message }),
    );
  if (!isOffered) return null;
  return (
    <Button
      size="sm"
      minH={touchable}
      variant="outline"
      colorPalette="red"
      aria-describedby={labelledBy}
      onClick={() => void withdraw()}
    >
      Withdraw
    </Button>
  );
}
