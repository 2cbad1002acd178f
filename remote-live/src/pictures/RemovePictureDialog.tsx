import { Text } from '@vibrant-peak/shared/ui';
import { RemoveDialog } from '../layout/RemoveDialog';
import { titleOf, type UploadedPicture } from './uploadedPicture';

interface RemovePictureDialogProps {
  picture: UploadedPicture;
  onClose: () => void;
  onDone: () => void;
}

/** Asks first, because only the file restores a picture. The server refuses while it is used. */
export const RemovePictureDialog = ({ picture, onClose, onDone }: RemovePictureDialogProps) => (
  <RemoveDialog
    name={titleOf(picture)}
    route={`DELETE /media/${picture.name}`}
    toastTitle="Picture Removed"
    onClose={onClose}
    onRemoved={onDone}
  >
    <Text>Earlier versions of records that show it lose it. To have it again, upload it again.</Text>
  </RemoveDialog>
);
