import { useState } from 'react';
import { hasRight, useSessionState, type InvoicesPort } from '@vibrant-peak/shared/host';
import { createLazyPart, useAfterFirstInteraction } from '@vibrant-peak/shared/island';
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
  if (!mayIssue) return null;
  const ask = () => {
    // A line that is typed belongs to the invoice.
    addNewItem();
    setOpen(true);
  };
  return (
    <>
      <Button variant="accent" aria-haspopup="dialog" disabled={!hasItems} onClick={ask}>
        <StaffIcon name="CircleCheck" />
        <span>Issue</span>
      </Button>
      {isOpen && <IssueDialog port={port} onClose={() => setOpen(false)} />}
    </>
  );
}
