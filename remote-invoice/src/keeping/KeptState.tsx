import type { InvoicesPort } from '@vibrant-peak/shared/host';
import { useStore } from '@vibrant-peak/shared/store';
import { Button, Text } from '@vibrant-peak/shared/ui';
import { useDraft } from '../draft/draftStore';
import { saveAsNew } from './keepDraft';
import { keeping, textOf, useFailure, useKept } from './kept';

const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' });

/** Whether what is typed is kept, and since when. */
export function KeptState({ port }: { port: InvoicesPort }) {
  const kept = useKept();
  const isSaving = useStore(keeping, (state) => state.isSaving);
  const failure = useFailure();
  const isPending = useIsPending();
  if (failure)
    return (
      <>
        <Text role="alert" fontSize="xs" color="fg.error">
          {`Not saved: ${failure.problem}${failure.isFinal ? '' : ' It is tried again.'}`}
        </Text>
        {failure.isFinal && !failure.conflict && kept && kept.kind !== 'credit note' && (
          <Button size="sm" variant="outline" onClick={() => void saveAsNew(port).catch(() => undefined)}>
            Keep as a new draft
          </Button>
        )}
      </>
    );
  return (
    <Text role="status" fontSize="xs" color="fg.muted">
      {textFor(isSaving || isPending, kept?.savedAt)}
    </Text>
  );
}

/** Whether something was typed that is not sent yet. */
function useIsPending(): boolean {
  const draft = useDraft((all) => all);
  const saved = useStore(keeping, ({ kept }) => kept.get(draft.key)?.saved);
  return saved !== undefined && saved !== textOf(draft);
}

function textFor(isSaving: boolean, savedAt: string | undefined): string {
  if (isSaving) return 'Saving …';
  return savedAt === undefined
    ? 'What you type is kept as a draft.'
    : `Saved ${time.format(new Date(savedAt))}`;
}
