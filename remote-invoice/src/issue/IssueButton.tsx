import { useEffect, useEffectEvent, useState } from 'react';
import { hasRight, useSessionState, type InvoicesPort } from '@vibrant-peak/shared/host';
import { createLazyPart, useAfterFirstInteraction } from '@vibrant-peak/shared/island';
import { pressedKey } from '@vibrant-peak/shared/pressedKey';
import { Button } from '@vibrant-peak/shared/ui';
import { StaffIcon } from '@vibrant-peak/shared/ui-admin';
import { useDraft } from '../draft/draftStore';
import { addNewItem, isComplete } from '../draft/itemActions';

const IssueDialog = createLazyPart(async () => (await import('./IssueDialog')).IssueDialog);

/** Issues the invoice, after a question; for people with the right. Adds a line that is typed. */
export function IssueButton({ port }: { port: InvoicesPort }) {
  const [isOpen, setOpen] = useState(false);
  const hasItems = useDraft(({ invoice, newItem }) => invoice.items.length > 0 || isComplete(newItem));
  const mayIssue = hasRight(useSessionState(), 'mayIssue');
  useAfterFirstInteraction(IssueDialog.prefetch);
  const ask = () => {
    // A line that is typed belongs to the invoice.
    addNewItem();
    setOpen(true);
  };
  useIssueKeys(() => mayIssue && hasItems && ask());
  if (!mayIssue) return null;
  return (
    <>
      <Button
        variant="accent"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+Enter Meta+Enter"
        title="Ctrl+Enter"
        disabled={!hasItems}
        onClick={ask}
      >
        <StaffIcon name="CircleCheck" />
        <span>Issue</span>
      </Button>
      {isOpen && <IssueDialog port={port} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Ctrl+Enter and Cmd+Enter, except in dialogs. Fields do not get the key: Enter adds lines. */
function useIssueKeys(issue: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { ctrlKey, metaKey, shiftKey, altKey, target } = event;
    if (pressedKey(event) !== 'Enter' || !(ctrlKey || metaKey) || shiftKey || altKey) return;
    if (document.querySelector('dialog[open]') || !(target instanceof Element)) return;
    event.preventDefault();
    event.stopPropagation();
    if (!event.repeat) issue();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen, { capture: true });
    return () => document.removeEventListener('keydown', listen, { capture: true });
  }, []);
}
