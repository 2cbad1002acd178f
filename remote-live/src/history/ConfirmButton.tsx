import { mayUse, useSessionState, useToast } from '@vibrant-peak/shared/host';
import { Button } from '@vibrant-peak/shared/ui';
import { touchable } from '@vibrant-peak/shared/ui-admin';
import { ask } from '../api/ask';

interface ConfirmButtonProps {
  /** Of the publication. */
  id: string;
  /** Id of the element that names it. */
  labelledBy: string;
  onConfirmed: () => void;
}

/** Publishes what somebody has scheduled who may not do so any more, for those who may. */
export function ConfirmButton({ id, labelledBy, onConfirmed }: ConfirmButtonProps) {
  const toast = useToast();
  const isOffered = mayUse(useSessionState(), 'publisher');
  const confirm = () =>
    ask(`POST /publications/${id}/confirmation`).then(
      () => {
        const description = 'It goes live within a few seconds, in your name.';
        toast({ type: 'success', title: 'Publication Confirmed', description });
        onConfirmed();
      },
      (error: Error) => toast({ type: 'error', title: 'Not Confirmed', description: error.message }),
    );
  if (!isOffered) return null;
  return (
    <Button
      size="sm"
      minH={touchable}
      variant="accent"
      aria-describedby={labelledBy}
      onClick={() => void confirm()}
    >
      Confirm
    </Button>
  );
}
