import { useToast, type Person } from '@vibrant-peak/shared/host';
import { Button, Stack, Text } from '@vibrant-peak/shared/ui';
import { ModalDialog } from '@vibrant-peak/shared/ui-overlay';
import { ask } from '../api/ask';
import { useSending } from '../api/useSending';
import { Problem } from '../layout/Problem';

interface RemoveDialogProps {
  person: Person;
  onClose: () => void;
  onRemoved: () => void;
}

/** Asks first: nothing but another invitation brings a person back. */
export function RemoveDialog({ person: { id, name }, onClose, onRemoved }: RemoveDialogProps) {
  const { isSending, problem, send } = useSending();
  const toast = useToast();
  const remove = () =>
    send(
      () => ask(`DELETE /people/${id}`),
      () => {
        toast({ type: 'error', title: 'Person Removed', description: name });
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
        <Text>
          {name} is signed out everywhere and cannot sign in again. What {name} did stays in the activity
          under this name.
        </Text>
        <Problem text={problem} />
      </Stack>
    </ModalDialog>
  );
}
