import { useRef, useState } from 'react';
import { downloadText } from 'shared/downloadText';
import { useToast } from 'shared/host';
import { createIsland } from 'shared/island';
import { Button, Flex } from 'shared/ui';
import { StaffIcon } from 'shared/ui-admin';
import { draftStore, hasUnsavedChanges, markSaved, replaceDraft } from '../model/draftStore';
import { freshDraft, type Draft } from '../model/freshDraft';
import { fileNameOf } from '../model/fileName';
import { readInvoice, writeInvoice } from '../model/invoiceFile';

const DiscardDialog = createIsland(
  'invoice-discard',
  async () => (await import('./DiscardDialog')).DiscardDialog,
);

const maxBytes = 20_000_000;

/** Begins, saves and opens invoices. Nothing that was typed is lost without being asked for. */
export function DraftActions() {
  const toast = useToast();
  const picker = useRef<HTMLInputElement>(null);
  /** Waits for the answer whether the present draft may go. */
  const [next, setNext] = useState<Draft>();

  const goOnWith = (draft: Draft) => (hasUnsavedChanges() ? setNext(draft) : replaceDraft(draft));

  const save = () => {
    const draft = draftStore.get();
    const name = fileNameOf(draft.invoice.receiptNumber);
    downloadText(name, 'application/json', writeInvoice(draft));
    markSaved();
    toast({ type: 'success', title: 'Invoice Saved', description: name });
  };

  const open = async (file: File) => {
    const opened =
      file.size > maxBytes
        ? { problem: 'The file is too large for an invoice.' }
        : readInvoice(await file.text());
    if ('draft' in opened) return goOnWith(opened.draft);
    toast({ type: 'error', title: 'File Not Opened', description: opened.problem });
  };

  return (
    <Flex wrap="wrap" gap="2">
      <Button variant="outline" onClick={() => goOnWith(freshDraft())}>
        <StaffIcon name="FileText" />
        New invoice
      </Button>
      <Button variant="ghost" onClick={() => picker.current?.click()}>
        <StaffIcon name="Upload" />
        Open file
      </Button>
      <input
        ref={picker}
        type="file"
        accept=".json,application/json"
        aria-label="Invoice file"
        hidden
        onChange={(event) => {
          const file = event.target.files?.[0];
          // The same file can be picked again.
          event.target.value = '';
          if (file) void open(file);
        }}
      />
      <Button variant="ghost" onClick={save}>
        <StaffIcon name="Download" />
        Save file
      </Button>
      <DiscardDialog
        isOpen={next !== undefined}
        onKeep={() => setNext(undefined)}
        onDiscard={() => {
          replaceDraft(next);
          setNext(undefined);
        }}
      />
    </Flex>
  );
}
