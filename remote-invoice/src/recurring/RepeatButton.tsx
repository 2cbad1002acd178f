import { useState } from 'react';
import type { InvoicesPort, StoredInvoice } from '@vibrant-peak/shared/host';
import { createLazyPart, useAfterFirstInteraction } from '@vibrant-peak/shared/island';
import { Button } from '@vibrant-peak/shared/ui';
import { StaffIcon } from '@vibrant-peak/shared/ui-admin';
import { saveDraft } from '../saving/saveDraft';
import { savedOf, recordPlan, useSavedInvoice } from '../saving/savedInvoices';
import { draftStore } from '../draft/draftStore';

const RepeatDialog = createLazyPart(async () => (await import('./RepeatDialog')).RepeatDialog);

interface RepeatIssuedProps {
  port: InvoicesPort;
  invoice: StoredInvoice;
  /** Runs before the dialog opens. */
  prepare?: () => Promise<void>;
  variant?: 'outline' | 'ghost';
}

/** Lets an invoice come again, or changes how it does. */
export function RepeatIssued({
  port: { recurring },
  invoice,
  prepare,
  variant = 'outline',
}: RepeatIssuedProps) {
  const [isOpen, setOpen] = useState(false);
  useAfterFirstInteraction(RepeatDialog.prefetch);
  if (!recurring || invoice.kind !== 'invoice') return null;
  const open = async () => {
    await prepare?.();
    setOpen(true);
  };
  const plan = invoice.plan?.state === 'stopped' ? undefined : (invoice.plan ?? undefined);
  return (
    <>
      <Button variant={variant} aria-haspopup="dialog" onClick={() => void open()}>
        <StaffIcon name="Clock" />
        <span>Repeat…</span>
      </Button>
      {isOpen && (
        <RepeatDialog
          port={recurring}
          plan={plan}
          invoice={savedOf(draftStore.get().key)!.invoice}
          onClose={() => setOpen(false)}
          onDone={(made) => recordPlan(invoice.id, made)}
        />
      )}
    </>
  );
}

/** The same for the current draft, which is stored first. */
export function RepeatDraft({ port }: { port: InvoicesPort }) {
  const kept = useSavedInvoice();
  if (!kept) return null;
  const prepare = () => saveDraft(port).catch(() => undefined);
  return <RepeatIssued port={port} invoice={kept} prepare={prepare} variant="ghost" />;
}
