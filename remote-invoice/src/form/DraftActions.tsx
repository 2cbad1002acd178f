import { useRef, useState } from 'react';
import { useToast } from 'shared/host';
import { createIsland } from 'shared/island';
import { Button, Flex, Text } from 'shared/ui';
import { StaffIcon } from 'shared/ui-admin';
import { draftStore, hasUnsavedChanges, undo } from '../model/draftStore';
import type { Draft } from '../model/freshDraft';
import { readInvoice } from '../model/invoiceFile';
import { duplicateDraft, followingDraft, goOnWith } from '../model/nextInvoice';
import { setDefaults } from '../model/visit';
import { saveDraft } from './saveDraft';

const DiscardDialog = createIsland(
  'invoice-discard',
  async () => (await import('./DiscardDialog')).DiscardDialog,
);

const maxBytes = 20_000_000;

/** Begins, repeats, saves and opens invoices. Nothing that was typed is lost without being asked for. */
export function DraftActions() {
  const toast = useToast();
  const picker = useRef<HTMLInputElement>(null);
  /** Waits for the answer whether the present draft may go. */
  const [next, setNext] = useState<Draft>();

  const askFor = (draft: Draft) => (hasUnsavedChanges() ? setNext(draft) : goOnWith(draft));

  /** The present draft goes, and may come back. */
  const replaceBy = (draft: Draft | undefined) => {
    setNext(undefined);
    if (!draft) return;
    goOnWith(draft);
    toast({ type: 'info', title: 'Invoice Discarded', action: { label: 'Undo', onClick: undo } });
  };

  const open = async (file: File) => {
    const opened =
      file.size > maxBytes
        ? { problem: 'The file is too large for an invoice.' }
        : readInvoice(await file.text());
    if ('problem' in opened)
      return toast({ type: 'error', title: 'File Not Opened', description: opened.problem });
    if (opened.defaults) setDefaults(opened.defaults);
    askFor(opened.draft);
  };

  return (
    <Flex direction="column" gap="2" align={{ md: 'flex-end' }}>
      <Flex wrap="wrap" gap="2">
        <Button variant="outline" onClick={() => askFor(followingDraft(draftStore.get()))}>
          <StaffIcon name="FileText" />
          New invoice
        </Button>
        <Button variant="ghost" onClick={() => askFor(duplicateDraft(draftStore.get()))}>
          <StaffIcon name="Copy" />
          Duplicate
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
        <Button variant="ghost" onClick={() => saveDraft(toast)}>
          <StaffIcon name="Download" />
          Save file
        </Button>
      </Flex>
      <Text fontSize="xs" color="fg.muted">
        Entries live until this page is reloaded; Save file keeps them.
      </Text>
      <DiscardDialog
        isOpen={next !== undefined}
        onKeep={() => setNext(undefined)}
        onSave={() => {
          saveDraft(toast);
          if (next) goOnWith(next);
          setNext(undefined);
        }}
        onDiscard={() => replaceBy(next)}
      />
    </Flex>
  );
}
