import type { InvoicesPort } from '@vibrant-peak/shared/host';
import { useStore } from '@vibrant-peak/shared/store';
import { Button, Text } from '@vibrant-peak/shared/ui';
import { useDraft } from '../draft/draftStore';
import { saveAsNew } from './saveDraft';
import { savedInvoices, textOf, useFailure, useSavedInvoice } from './savedInvoices';

const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' });

/** Whether what is typed is stored, and since when. */
export function SaveState({ port }: { port: InvoicesPort }) {
  const stored = useSavedInvoice();
  const isSaving = useStore(savedInvoices, (state) => state.isSaving);
  const failure = useFailure();
  const isPending = useIsPending();
  if (failure)
    return (
      <>
        <Text role="alert" fontSize="xs" color="fg.error">
          {`Not saved: ${failure.problem}${failure.isFinal ? '' : ' Saving will be retried.'}`}
        </Text>
        {failure.isFinal && !failure.conflict && stored && stored.kind !== 'credit note' && (
          <Button size="sm" variant="outline" onClick={() => void saveAsNew(port).catch(() => undefined)}>
            Save as a new draft
          </Button>
        )}
      </>
    );
  return (
    <Text role="status" fontSize="xs" color="fg.muted">
      {textFor(isSaving || isPending, stored?.savedAt)}
    </Text>
  );
}

/** Whether something was typed that is not sent yet. */
function useIsPending(): boolean {
  const draft = useDraft((all) => all);
  const saved = useStore(savedInvoices, ({ stored }) => stored.get(draft.key)?.saved);
  return saved !== undefined && saved !== textOf(draft);
}

function textFor(isSaving: boolean, savedAt: string | undefined): string {
  if (isSaving) return 'Saving …';
  return savedAt === undefined
    ? 'What you type is saved as a draft.'
    : `Saved ${time.format(new Date(savedAt))}`;
}
