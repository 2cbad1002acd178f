import { useToast } from '@vibrant-peak/shared/host';
import { Button, Stack, Text } from '@vibrant-peak/shared/ui';
import { ModalDialog } from '@vibrant-peak/shared/ui-overlay';
import { ask } from '../api/ask';
import { useSending } from '../api/useSending';
import { Problem } from '../layout/Problem';
import type { UploadedPicture } from './uploadedPicture';

interface RemovePictureDialogProps {
  picture: UploadedPicture;
  onClose: () => void;
  onDone: () => void;
}

/** Asks first: only the file itself brings a picture back. The server refuses when a draft or the site shows it, and says where. */
export function RemovePictureDialog({ picture: { name }, onClose, onDone }: RemovePictureDialogProps) {
  const { isSending, problem, send } = useSending();
  const toast = useToast();
  const remove = () =>
    send(
      () => ask(`DELETE /media/${name}`),
      () => {
        toast({ type: 'error', title: 'Picture Removed', description: name });
        onClose();
        onDone();
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
        <Text>Earlier versions of records that show it lose it. To have it again, upload it again.</Text>
        <Problem text={problem} />
      </Stack>
    </ModalDialog>
  );
}
