import { useState } from 'react';
import { useToast, type InvoicesPort } from '@vibrant-peak/shared/host';
import { DiscardDialog } from '../form/DiscardDialog';
import { saveDraft } from '../form/saveDraft';
import { hasUnkept, keepDraft } from './keepDraft';

interface Leaving {
  goOn: () => void;
  /** Runs when the person stays with the draft. */
  stay?: (() => void) | undefined;
}

/** Goes on to another invoice: at once, or after a question about what could not be kept. */
export function useLeaving(port: InvoicesPort) {
  const toast = useToast();
  const [asked, setAsked] = useState<Leaving>();
  const answer = (next: (() => void) | undefined) => {
    setAsked(undefined);
    next?.();
  };
  const leave = async (goOn: () => void, stay?: () => void): Promise<void> => {
    await keepDraft(port).catch(() => undefined);
    if (hasUnkept()) setAsked({ goOn, stay });
    else goOn();
  };
  const question = (
    <DiscardDialog
      isOpen={asked !== undefined}
      onKeep={() => answer(asked?.stay)}
      onSave={() => {
        saveDraft(toast);
        answer(asked?.goOn);
      }}
      onDiscard={() => answer(asked?.goOn)}
    />
  );
  return { leave, isAsking: asked !== undefined, question };
}
