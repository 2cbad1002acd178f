import type { InvoicesPort, ListedInvoice } from '@vibrant-peak/shared/host';
import { Stack, Text } from '@vibrant-peak/shared/ui';
import { ConfirmDialog } from '@vibrant-peak/shared/ui-blocks';
import { Problems } from './Problems';
import { useRunning } from './useRunning';

interface DeleteDraftProps {
  port: InvoicesPort;
  draft: ListedInvoice;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks before a draft is deleted. */
export function DeleteDraft({
  port,
  draft: { id, version, name, client },
  onClose,
  onDeleted,
}: DeleteDraftProps) {
  const { isBusy, problems, run } = useRunning();
  const remove = () =>
    run('Draft Deleted', async () => {
      await port.remove(id, version);
      onClose();
      onDeleted();
      return name;
    });
  return (
    <ConfirmDialog
      title="Delete this draft?"
      action="Delete draft"
      isOpen
      isBusy={isBusy}
      onClose={onClose}
      onConfirm={() => void remove()}
    >
      <Stack gap="3">
        <Text color="fg.muted">
          {`${client ? `The draft for ${client}` : 'This draft'} has no number yet, so no number is lost. This cannot be taken back.`}
        </Text>
        <Problems texts={problems} />
      </Stack>
    </ConfirmDialog>
  );
}
