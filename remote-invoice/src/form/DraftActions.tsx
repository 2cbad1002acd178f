import { useRef, useState } from 'react';
import { largestFile } from 'shared/largestFile';
import { useToast } from 'shared/host';
import { createIsland } from 'shared/island';
import { Button, Flex, Text } from 'shared/ui';
import { StaffIcon } from 'shared/ui-admin';
import { draftStore, hasUnsavedChanges, undo } from '../model/draftStore';
import type { Draft } from '../model/freshDraft';
import { readInvoice } from '../model/invoiceFile';
import { duplicateDraft, followingDraft, goOnWith } from '../model/nextInvoice';
import { setDefaults } from '../model/visit';
import { newInvoiceSearch } from '../pageActions';
import { saveDraft } from './saveDraft';
import { usePageAction } from './usePageAction';

const DiscardDialog = createIsland(
  'invoice-discard',
  async () => (await import('./DiscardDialog')).DiscardDialog,
  { whenNear: false },
);

/** Begins, repeats, saves and opens invoices. Nothing that was typed is lost without being asked for. */
export function DraftActions() {
  const toast = useToast();
  const { replaceBy, question } = useReplacement();
  const begin = () => replaceBy(followingDraft(draftStore.get()));
  usePageAction(newInvoiceSearch, begin);

  return (
    <Flex direction="column" gap="2" align={{ md: 'flex-end' }}>
      <Flex wrap="wrap" gap="2">
        <Button variant="outline" onClick={begin}>
          <StaffIcon name="FileText" />
          New invoice
        </Button>
        <Button variant="ghost" onClick={() => replaceBy(duplicateDraft(draftStore.get()))}>
          <StaffIcon name="Copy" />
          Duplicate
        </Button>
        <OpenButton onOpen={replaceBy} />
        <Button variant="ghost" onClick={() => saveDraft(toast)}>
          <StaffIcon name="Download" />
          Save file
        </Button>
      </Flex>
      <Text fontSize="xs" color="fg.muted">
        Entries live until this page is reloaded; Save file keeps them.
      </Text>
      <DiscardDialog {...question} />
    </Flex>
  );
}

/** Another draft takes the place of the present one: at once, or when the question is answered what becomes of that. */
function useReplacement() {
  const toast = useToast();
  const [next, setNext] = useState<Draft>();
  const goOn = () => {
    if (next) goOnWith(next);
    setNext(undefined);
  };
  return {
    replaceBy: (draft: Draft) => (hasUnsavedChanges() ? setNext(draft) : goOnWith(draft)),
    question: {
      isOpen: next !== undefined,
      onKeep: () => setNext(undefined),
      onSave: () => {
        saveDraft(toast);
        goOn();
      },
      onDiscard: () => {
        goOn();
        toast({ type: 'info', title: 'Invoice Discarded', action: { label: 'Undo', onClick: undo } });
      },
    },
  };
}

function OpenButton({ onOpen }: { onOpen: (draft: Draft) => void }) {
  const toast = useToast();
  const picker = useRef<HTMLInputElement>(null);

  const open = async (file: File) => {
    const opened =
      file.size > largestFile
        ? { problem: 'The file is too large for an invoice.' }
        : readInvoice(await file.text());
    if ('problem' in opened)
      return toast({ type: 'error', title: 'File Not Opened', description: opened.problem });
    if (opened.defaults) setDefaults(opened.defaults);
    onOpen(opened.draft);
  };

  return (
    <>
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
    </>
  );
}
