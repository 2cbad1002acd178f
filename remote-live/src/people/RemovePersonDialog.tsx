import type { Person } from '@vibrant-peak/shared/host';
import { Text } from '@vibrant-peak/shared/ui';
import { RemoveDialog } from '../layout/RemoveDialog';

interface RemovePersonDialogProps {
  person: Person;
  onClose: () => void;
  onRemoved: () => void;
}

/** Nothing but another invitation brings a person back. */
export const RemovePersonDialog = ({ person: { id, name }, ...dialog }: RemovePersonDialogProps) => (
  <RemoveDialog {...dialog} name={name} route={`DELETE /people/${id}`} notice="Person Removed">
    <Text>{`${name} is signed out everywhere and cannot sign in again. What ${name} did stays in the activity under this name.`}</Text>
  </RemoveDialog>
);
