import { useState } from 'react';
import { useToast, type InvoicesPort } from '@vibrant-peak/shared/host';
import { DiscardDialog } from '../form/DiscardDialog';
import { saveFile } from '../form/saveFile';
import { hasUnsaved, saveDraft } from './saveDraft';

interface Leaving {
  proceed: () => void;
  /** Runs when the person stays with the draft. */
  stay?: (() => void) | undefined;
}

/** Goes on to another invoice: at once, or after a question about what could not be stored. */
export function useLeaving(port: InvoicesPort) {
  const toast = useToast();
  const [asked, setAsked] = useState<Leaving>();
  const answer = (next: (() => void) | undefined) => {
    setAsked(undefined);
    next?.();
  };
  const leave = async (proceed: () => void, stay?: () => void): Promise<void> => {
    await saveDraft(port).catch(() => undefined);
    if (hasUnsaved()) setAsked({ proceed, stay });
    else proceed();
  };
  const question = (
    <DiscardDialog
      isOpen={asked !== undefined}
      onStay={() => answer(asked?.stay)}
      onSave={() => {
        saveFile(toast);
        answer(asked?.proceed);
      }}
      onDiscard={() => answer(asked?.proceed)}
    />
  );
  return { leave, isAsking: asked !== undefined, question };
}
