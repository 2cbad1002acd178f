import { useState } from 'react';
import type { InvoiceDelivery, InvoicesPort, StoredInvoice } from '@vibrant-peak/shared/host';
import { Button } from '@vibrant-peak/shared/ui';
import { StaffIcon } from '@vibrant-peak/shared/ui-admin';
import { SendDialog } from './SendDialog';

interface SendButtonProps {
  port: InvoicesPort;
  invoice: StoredInvoice;
  /** `undefined` while it loads: then nothing can be sent. */
  delivery: InvoiceDelivery | undefined;
  onSent: (delivery: InvoiceDelivery) => void;
}

/** Opens the mail with an invoice, or about a void one. */
export function SendButton({ port, invoice, delivery, onSent }: SendButtonProps) {
  const [isSending, setSending] = useState(false);
  if (!port.delivery || !delivery) return null;
  return (
    <>
      <Button variant="outline" aria-haspopup="dialog" onClick={() => setSending(true)}>
        <StaffIcon name="Mail" />
        <span>{labelOf(invoice, delivery)}</span>
      </Button>
      {isSending && (
        <SendDialog
          invoice={invoice}
          delivery={delivery}
          port={port.delivery}
          eInvoice={port.eInvoice}
          onClose={() => setSending(false)}
          onSent={onSent}
        />
      )}
    </>
  );
}

function labelOf({ state }: StoredInvoice, { mails }: InvoiceDelivery): string {
  if (state === 'void') return 'Tell the client…';
  return mails.length > 0 ? 'Resend…' : 'Send…';
}
