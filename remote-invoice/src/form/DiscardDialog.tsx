import { Button, Text } from '@vibrant-peak/shared/ui';
import { ConfirmDialog } from '@vibrant-peak/shared/ui-blocks';

interface DiscardDialogProps {
  isOpen: boolean;
  onDiscard: () => void;
  onStay: () => void;
  onSave: () => void;
}

/** Asks before unsaved entries are replaced by another invoice. */
export function DiscardDialog({ isOpen, onDiscard, onStay, onSave }: DiscardDialogProps) {
  return (
    <ConfirmDialog
      title="Discard this invoice?"
      action="Discard"
      others={
        <Button variant="outline" onClick={onSave}>
          Save file
        </Button>
      }
      isOpen={isOpen}
      onClose={onStay}
      onConfirm={onDiscard}
    >
      <Text color="fg.muted">It has entries that are not saved in a file. They would be lost.</Text>
    </ConfirmDialog>
  );
}
