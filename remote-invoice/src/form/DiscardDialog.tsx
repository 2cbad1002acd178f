import { Button, Text } from '@vibrant-peak/shared/ui';
import { ModalDialog } from '@vibrant-peak/shared/ui-overlay';

interface DiscardDialogProps {
  isOpen: boolean;
  onDiscard: () => void;
  onKeep: () => void;
  onSave: () => void;
}

/** Asks before unsaved entries are replaced by another invoice. */
export function DiscardDialog({ isOpen, onDiscard, onKeep, onSave }: DiscardDialogProps) {
  return (
    <ModalDialog
      title="Discard this invoice?"
      isOpen={isOpen}
      onClose={onKeep}
      size="sm"
      footer={
        <>
          <Button variant="outline" colorPalette="gray" onClick={onKeep}>
            Keep editing
          </Button>
          <Button variant="outline" onClick={onSave}>
            Save file
          </Button>
          <Button colorPalette="red" onClick={onDiscard}>
            Discard
          </Button>
        </>
      }
    >
      <Text color="fg.muted">It has entries that are not saved in a file. They would be lost.</Text>
    </ModalDialog>
  );
}
