import type { ReactNode } from 'react';
import { useToast } from '@vibrant-peak/shared/host';
import { Stack } from '@vibrant-peak/shared/ui';
import { ConfirmDialog } from '@vibrant-peak/shared/ui-blocks';
import { ask } from '../api/ask';
import { useSending } from '../api/useSending';
import { Refusal } from '../api/refusal';
import { Problem } from './Problem';

interface RemoveDialogProps {
  /** What is removed. */
  name: string;
  /** The server's route that removes it, and the body of the request. */
  route: string;
  body?: object;
  /** By default the dialog asks to remove it by its name. */
  title?: string;
  action?: string;
  /** Title of the toast afterwards. */
  toastTitle: string;
  /** Gets refusals of the server. The dialog shows their messages. */
  onRefused?: (refusal: Refusal) => void;
  onClose: () => void;
  onRemoved: () => void;
  /** What follows from it. */
  children: ReactNode;
}

/** Asks before something is removed, or another loss, and has the server do it. */
export function RemoveDialog({
  name,
  route,
  body,
  title = `Remove ${name}?`,
  action = 'Remove',
  toastTitle,
  onRefused,
  onClose,
  onRemoved,
  children,
}: RemoveDialogProps) {
  const { isSending, problem, send } = useSending();
  const toast = useToast();
  const remove = () =>
    send(
      () =>
        ask(route, body).catch((error: unknown) => {
          if (error instanceof Refusal) onRefused?.(error);
          throw error;
        }),
      () => {
        toast({ type: 'error', title: toastTitle, description: name });
        onClose();
        onRemoved();
      },
    );
  return (
    <ConfirmDialog
      title={title}
      action={action}
      isOpen
      isBusy={isSending}
      onClose={onClose}
      onConfirm={() => void remove()}
    >
      <Stack gap="3">
        {children}
        <Problem text={problem} />
      </Stack>
    </ConfirmDialog>
  );
}
