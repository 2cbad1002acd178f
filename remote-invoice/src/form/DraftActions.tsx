import { useState, type ReactNode } from 'react';
import { useToast } from '@vibrant-peak/shared/host';
import { createLazyPart, useAfterFirstInteraction } from '@vibrant-peak/shared/island';
import { Button, Flex, Text } from '@vibrant-peak/shared/ui';
import { StaffIcon } from '@vibrant-peak/shared/ui-admin';
import type { Draft } from '@vibrant-peak/invoice/freshDraft';
import { draftStore, hasUnsavedChanges, replaceDraft } from '../draft/draftStore';
import { duplicateDraft, followingDraft, goOnWith } from '../draft/nextInvoice';
import type { SavedInvoice } from '../draft/readInvoice';
import { setDefaults, type Defaults } from '../draft/visit';
import { newInvoiceSearch } from '../pageActions';
import { OpenButton } from './OpenButton';
import { saveFile } from './saveFile';
import { usePageAction } from './usePageAction';

const DiscardDialog = createLazyPart(async () => (await import('./DiscardDialog')).DiscardDialog);

interface DraftActionsProps {
  /** Keeps the invoice before another one takes its place. */
  keep?: () => Promise<void>;
  /** Makes a copy that is stored. */
  duplicate?: (() => void) | undefined;
  /** Where entries are stored; by default, how long they last. */
  note?: ReactNode;
  /** The last action. */
  last?: ReactNode;
  /** Makes a menu of all actions after the first ones. */
  menu?: (others: ReactNode) => ReactNode;
  /** The first actions. */
  children?: ReactNode;
}

/** Starts, duplicates, saves and opens invoices. Asks before unsaved entries are lost. */
export function DraftActions({ keep, duplicate, note, last, menu, children }: DraftActionsProps) {
  const toast = useToast();
  const { replaceBy, question } = useReplacement(keep);
  const begin = () => void replaceBy(followingDraft(draftStore.get()));
  usePageAction(newInvoiceSearch, begin);
  useAfterFirstInteraction(DiscardDialog.prefetch);

  const others = (
    <>
      <Button variant="outline" onClick={begin}>
        <StaffIcon name="FileText" />
        <span>New invoice</span>
      </Button>
      <Button variant="ghost" onClick={duplicate ?? (() => void replaceBy(duplicateDraft(draftStore.get())))}>
        <StaffIcon name="Copy" />
        <span>Duplicate</span>
      </Button>
      <OpenButton onOpen={({ draft, defaults }) => void replaceBy(draft, defaults)} />
      <Button variant="ghost" onClick={() => saveFile(toast)}>
        <StaffIcon name="Download" />
        <span>Save file</span>
      </Button>
      {last}
    </>
  );
  return (
    <Flex direction="column" gap="2" align={{ md: menu && 'flex-end', lg: 'flex-end' }}>
      <Flex wrap="wrap" gap="2" position="relative" css={menu ? undefined : onTablets}>
        {children}
        {menu ? menu(others) : others}
      </Flex>
      {note ?? (
        <Text fontSize="xs" color="fg.muted">
          Entries are lost when this page is reloaded. Save file stores them.
        </Text>
      )}
      <DiscardDialog isNeeded={question.isOpen} {...question} />
    </Flex>
  );
}

/** Tablets have all actions on one line beside an open sidebar. */
const onTablets = {
  '@media (min-width: 768px) and (max-width: 1023px)': {
    '& > button': { px: '3' },
    '& svg': { display: 'none' },
  },
};

/** Replaces the draft: at once, or after a question about unsaved entries. */
function useReplacement(keep?: () => Promise<void>) {
  const toast = useToast();
  const [next, setNext] = useState<SavedInvoice>();
  const replace = ({ draft, defaults }: SavedInvoice) => {
    if (defaults) setDefaults(defaults);
    goOnWith(draft);
  };
  const proceed = () => {
    if (next) replace(next);
    setNext(undefined);
  };
  return {
    replaceBy: async (draft: Draft, defaults?: Defaults) => {
      if (keep) await keep();
      const saved = { draft, ...(defaults && { defaults }) };
      if (hasUnsavedChanges()) setNext(saved);
      else replace(saved);
    },
    question: {
      isOpen: next !== undefined,
      onStay: () => setNext(undefined),
      onSave: () => {
        saveFile(toast);
        proceed();
      },
      onDiscard: () => {
        const discarded = draftStore.get();
        proceed();
        const onClick = () => replaceDraft(discarded);
        toast({ type: 'info', title: 'Invoice Discarded', action: { label: 'Undo', onClick } });
      },
    },
  };
}
