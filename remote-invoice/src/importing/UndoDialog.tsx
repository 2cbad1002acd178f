import type { InvoiceImportPort, PastImport } from '@vibrant-peak/shared/host';
import { Stack, Text } from '@vibrant-peak/shared/ui';
import { ConfirmDialog } from '@vibrant-peak/shared/ui-blocks';
import { Problems } from '../saving/Problems';
import { useRunning } from '../saving/useRunning';
import { timeText } from '../sending/timeText';
import { namesOf } from './reading';

interface UndoDialogProps {
  port: InvoiceImportPort;
  past: PastImport;
  onClose: () => void;
  onUndone: (imports: readonly PastImport[]) => void;
}

/** Asks before an import is undone. */
export function UndoDialog({ port, past, onClose, onUndone }: UndoDialogProps) {
  const { isBusy, problems, run } = useRunning();
  const names = namesOf(past);
  const undo = () =>
    run('Import Undone', async () => {
      onUndone(await port.undo(past.id));
      onClose();
      return names;
    });
  return (
    <ConfirmDialog
      title="Undo this import?"
      action="Undo import"
      isOpen
      isBusy={isBusy}
      onClose={onClose}
      onConfirm={() => void undo()}
    >
      <Stack gap="3">
        <Text color="fg.muted">
          {`It deletes ${names} of ${timeText(past.at)} with their payments, and gives the numbers back. You can import the file again.`}
        </Text>
        <Problems texts={problems} />
      </Stack>
    </ConfirmDialog>
  );
}
