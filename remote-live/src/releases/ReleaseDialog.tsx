import type { ReactNode } from 'react';
import { useToast } from '@vibrant-peak/shared/host';
import { Stack, Text } from '@vibrant-peak/shared/ui';
import { ConfirmDialog } from '@vibrant-peak/shared/ui-blocks';
import { ask } from '../api/ask';
import { useSending } from '../api/useSending';
import { Problem } from '../layout/Problem';

interface ReleaseDialogProps {
  title: string;
  action: string;
  /** As in `ConfirmDialog`. */
  isDangerous?: boolean;
  /** The server's route, and the body of the request. */
  route: string;
  body: object;
  /** What the toast says afterwards. */
  done: { title: string; description: string };
  /** Shown while the server works. */
  progress?: string;
  onClose: () => void;
  /** Runs after each answer: a refusal says that something else is live now. */
  onAnswered: () => void;
  /** What will happen. */
  children: ReactNode;
}

/** Composing may have to wait for others, in milliseconds. */
const timeout = 120_000;

/** Says what will happen, and has the server do it. */
export function ReleaseDialog(props: ReleaseDialogProps) {
  const { title, action, isDangerous, route, body, done, progress, onClose, onAnswered, children } = props;
  const { isSending, problem, send } = useSending();
  const toast = useToast();
  const confirm = () =>
    send(
      () => ask(route, body, { timeout }),
      () => {
        toast({ type: 'success', ...done });
        onClose();
      },
    ).finally(onAnswered);
  return (
    <ConfirmDialog
      title={title}
      action={action}
      isDangerous={isDangerous}
      isOpen
      isBusy={isSending}
      onClose={onClose}
      onConfirm={() => void confirm()}
    >
      <Stack gap="3">
        {children}
        <Text role="status" fontSize="sm" color="fg.muted">
          {isSending && progress}
        </Text>
        <Problem text={problem} />
      </Stack>
    </ConfirmDialog>
  );
}
