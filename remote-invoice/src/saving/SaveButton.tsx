import { useToast, type InvoicesPort } from '@vibrant-peak/shared/host';
import { Button } from '@vibrant-peak/shared/ui';
import { StaffIcon } from '@vibrant-peak/shared/ui-admin';
import { draftStore } from '../draft/draftStore';
import { saveDraft } from './saveDraft';
import { savedOf } from './savedInvoices';

/** Saves the current draft now, without waiting for a pause. `SaveState` says why it fails. */
export function SaveButton({ port }: { port: InvoicesPort }) {
  const toast = useToast();
  const save = async () => {
    const { key } = draftStore.get();
    await saveDraft(port);
    if (savedOf(key)) toast({ type: 'success', title: 'Draft Saved' });
    else toast({ type: 'info', title: 'Nothing to Save', description: 'Nothing is typed yet.' });
  };
  return (
    <Button variant="outline" onClick={() => void save().catch(() => undefined)}>
      <StaffIcon name="Check" />
      <span>Save</span>
    </Button>
  );
}
