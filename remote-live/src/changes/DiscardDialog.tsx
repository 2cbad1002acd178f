import { useToast } from '@vibrant-peak/shared/host';
import { Button, Stack, Text } from '@vibrant-peak/shared/ui';
import { ModalDialog } from '@vibrant-peak/shared/ui-overlay';
import { ask } from '../api/ask';
import { useSending } from '../api/useSending';
import { Problem } from '../layout/Problem';
import { choiceOf, type OpenChange } from './change';

interface DiscardDialogProps {
  change: OpenChange;
  onClose: () => void;
  onDiscarded: () => void;
}

/** Asks first, as other people may have written the draft. */
export function DiscardDialog({ change, onClose, onDiscarded }: DiscardDialogProps) {
  const { isSending, problem, send } = useSending();
  const toast = useToast();
  const { title } = change;
  const discard = () =>
    send(
      () => ask('POST /changes/discard', choiceOf(change)),
      () => {
        toast({ type: 'error', title: 'Draft Discarded', description: title });
        onClose();
        onDiscarded();
      },
    );
  return (
    <ModalDialog
      title="Discard the draft?"
      isOpen
      onClose={onClose}
      size="sm"
      footer={
        <>
          <Button variant="outline" colorPalette="gray" onClick={onClose}>
            Cancel
          </Button>
          <Button
            colorPalette="red"
            disabled={isSending}
            aria-busy={isSending}
            onClick={() => void discard()}
          >
            Discard
          </Button>
        </>
      }
    >
      <Stack gap="3">
        <Text>
          {title} becomes what the site shows. {change.savedBy} saved this draft last; the server keeps what
          it was.
        </Text>
        <Problem text={problem} />
      </Stack>
    </ModalDialog>
  );
}
