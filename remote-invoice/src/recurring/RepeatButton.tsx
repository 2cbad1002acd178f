import { useState } from 'react';
import type { InvoicesPort, KeptInvoice } from '@vibrant-peak/shared/host';
import { createLazyPart, useAfterFirstInteraction } from '@vibrant-peak/shared/island';
import { Button } from '@vibrant-peak/shared/ui';
import { StaffIcon } from '@vibrant-peak/shared/ui-admin';
import { keepDraft } from '../keeping/keepDraft';
import { keptOf, notePlan, useKept } from '../keeping/kept';
import { draftStore } from '../draft/draftStore';

const RepeatDialog = createLazyPart(async () => (await import('./RepeatDialog')).RepeatDialog);

interface RepeatIssuedProps {
  port: InvoicesPort;
  invoice: KeptInvoice;
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
        <span>Repeat …</span>
      </Button>
      {isOpen && (
        <RepeatDialog
          port={recurring}
          plan={plan}
          invoice={keptOf(draftStore.get().key)!.invoice}
          onClose={() => setOpen(false)}
          onDone={(made) => notePlan(invoice.id, made)}
        />
      )}
    </>
  );
}

/** The same for the current draft, which is kept first. */
export function RepeatDraft({ port }: { port: InvoicesPort }) {
  const kept = useKept();
  if (!kept) return null;
  const prepare = () => keepDraft(port).catch(() => undefined);
  return <RepeatIssued port={port} invoice={kept} prepare={prepare} variant="ghost" />;
}
