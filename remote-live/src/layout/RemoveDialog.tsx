import type { ReactNode } from 'react';
import { useToast } from '@vibrant-peak/shared/host';
import { Button, Stack } from '@vibrant-peak/shared/ui';
import { ModalDialog } from '@vibrant-peak/shared/ui-overlay';
import { ask } from '../api/ask';
import { useSending } from '../api/useSending';
import { Problem } from './Problem';

interface RemoveDialogProps {
  /** What is removed. */
  name: string;
  /** The server's route that removes it. */
  route: string;
  /** Title of the notice afterwards. */
  notice: string;
  onClose: () => void;
  onRemoved: () => void;
  /** What follows from it. */
  children: ReactNode;
}

/** Asks before something is removed that cannot be brought back. */
export function RemoveDialog({ name, route, notice, onClose, onRemoved, children }: RemoveDialogProps) {
  const { isSending, problem, send } = useSending();
  const toast = useToast();
  const remove = () =>
    send(
      () => ask(route),
      () => {
        toast({ type: 'error', title: notice, description: name });
        onClose();
        onRemoved();
      },
    );
  return (
    <ModalDialog
      title={`Remove ${name}?`}
      isOpen
      onClose={onClose}
      size="sm"
      footer={
        <>
          <Button variant="outline" colorPalette="gray" onClick={onClose}>
            Cancel
          </Button>
          <Button colorPalette="red" disabled={isSending} aria-busy={isSending} onClick={() => void remove()}>
            Remove
          </Button>
        </>
      }
    >
      <Stack gap="3">
        {children}
        <Problem text={problem} />
      </Stack>
    </ModalDialog>
  );
}
