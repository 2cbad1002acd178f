import { Text } from '@vibrant-peak/shared/ui';
import { RemoveDialog } from '../layout/RemoveDialog';
import { choiceOf, type OpenChange } from './change';

interface DiscardDialogProps {
  change: OpenChange;
  onClose: () => void;
  onDiscarded: () => void;
}

/** Asks first, as other people may have written the draft. */
export const DiscardDialog = ({ change, onClose, onDiscarded }: DiscardDialogProps) => (
  <RemoveDialog
    name={change.title}
    route="POST /changes/discard"
    body={choiceOf(change)}
    title="Discard the draft?"
    action="Discard"
    notice="Draft Discarded"
    onClose={onClose}
    onRemoved={onDiscarded}
  >
    <Text>{`${change.title} becomes what the site shows. ${change.savedBy} saved this draft last; the server keeps what it was.`}</Text>
  </RemoveDialog>
);
