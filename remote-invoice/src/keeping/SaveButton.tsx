import { useToast, type InvoicesPort } from '@vibrant-peak/shared/host';
import { Button } from '@vibrant-peak/shared/ui';
import { StaffIcon } from '@vibrant-peak/shared/ui-admin';
import { draftStore } from '../draft/draftStore';
import { keepDraft } from './keepDraft';
import { keptOf } from './kept';

/** Saves the current draft now, without waiting for a pause. `KeptState` says why it fails. */
export function SaveButton({ port }: { port: InvoicesPort }) {
  const toast = useToast();
  const save = async () => {
    const { key } = draftStore.get();
    await keepDraft(port);
    if (keptOf(key)) toast({ type: 'success', title: 'Draft Saved' });
    else toast({ type: 'info', title: 'Nothing to Save', description: 'Nothing is typed yet.' });
  };
  return (
    <Button variant="outline" onClick={() => void save().catch(() => undefined)}>
      <StaffIcon name="Check" />
      <span>Save</span>
    </Button>
  );
}
