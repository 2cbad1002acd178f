import { useEffect, useRef, useState } from 'react';
import type { InvoicesPort } from '@vibrant-peak/shared/host';
import { useNavigate } from '@vibrant-peak/shared/router';
import { Button } from '@vibrant-peak/shared/ui';
import { StaffIcon } from '@vibrant-peak/shared/ui-admin';
import { draftStore, forgetDraft } from '../draft/draftStore';
import { invoicesPath } from '../pageActions';
import { DeleteDraft } from './DeleteDraft';
import { saveDraft } from './saveDraft';
import { savedOf, recordSaved, textOf, useSavedInvoice } from './savedInvoices';

/** Deletes the current draft, after a question, and leads to the list. */
export function DeleteButton({ port }: { port: InvoicesPort }) {
  const [isOpen, setOpen] = useState(false);
  const navigate = useNavigate();
  const kept = useSavedInvoice();
  const isDeleted = useRef(false);
  // Until the list is there, the address of this page follows the draft.
  useEffect(
    () => () => {
      if (isDeleted.current) forgetDraft();
    },
    [],
  );
  if (!kept) return null;
  const ask = async () => {
    // The version that is deleted is the one on screen.
    await saveDraft(port).catch(() => undefined);
    setOpen(true);
  };
  const leave = () => {
    isDeleted.current = true;
    // Nothing is left to be stored.
    recordSaved(draftStore.get().key, kept, textOf(draftStore.get()));
    void navigate(invoicesPath);
  };
  return (
    <>
      <Button variant="ghost" colorPalette="red" aria-haspopup="dialog" onClick={() => void ask()}>
        <StaffIcon name="Trash" />
        <span>Delete draft</span>
      </Button>
      {isOpen && (
        <DeleteDraft
          port={port}
          draft={savedOf(draftStore.get().key)!.invoice}
          onClose={() => setOpen(false)}
          onDeleted={leave}
        />
      )}
    </>
  );
}
