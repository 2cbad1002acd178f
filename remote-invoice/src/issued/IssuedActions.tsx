import { useState } from 'react';
import { hasRight, useSessionState, type InvoicesPort, type KeptInvoice } from '@vibrant-peak/shared/host';
import { Button, ButtonLink, Flex } from '@vibrant-peak/shared/ui';
import { StaffIcon } from '@vibrant-peak/shared/ui-admin';
import { showMade } from '../keeping/keepDraft';
import { Problems } from '../keeping/Problems';
import { useRunning } from '../keeping/useRunning';
import { newInvoiceSearch, receiptsPath } from '../pageActions';
import { RepeatIssued } from '../recurring/RepeatButton';
import { CreditDialog, creditableLines } from './CreditDialog';
import { DownloadPdf } from './DownloadPdf';
import { PaymentDialog } from './PaymentDialog';
import { VoidDialog } from './VoidDialog';

interface IssuedActionsProps {
  port: InvoicesPort;
  invoice: KeptInvoice;
}

/** What is done with an issued invoice. */
export function IssuedActions({ port, invoice, onPrint }: IssuedActionsProps & { onPrint: () => void }) {
  const [dialog, setDialog] = useState<'payment' | 'credit' | 'void'>();
  const session = useSessionState();
  const mayIssue = hasRight(session, 'mayIssue');
  const running = useRunning();
  const close = () => setDialog(undefined);
  const isOpen = mayIssue && invoice.state !== 'void';
  const isInvoiceable =
    invoice.kind === 'quote' &&
    invoice.state !== 'void' &&
    invoice.invoices.every(({ state }) => state === 'void');
  const isCreditable = isOpen && creditableLines(invoice).length > 0;
  const isPayable = hasRight(session, 'mayInvoice') && invoice.kind === 'invoice' && invoice.state !== 'void';
  return (
    <Flex direction="column" gap="3" mb="6">
      <Flex wrap="wrap" gap="2">
        {isPayable && (
          <Button variant="accent" aria-haspopup="dialog" onClick={() => setDialog('payment')}>
            <StaffIcon name="Banknote" />
            <span>Record payment</span>
          </Button>
        )}
        {isInvoiceable && <InvoiceQuote port={port} invoice={invoice} running={running} />}
        <Button variant="outline" onClick={onPrint}>
          <StaffIcon name="Printer" />
          <span>Print</span>
        </Button>
        <DownloadPdf port={port} invoice={invoice} onPrint={onPrint} />
        {isCreditable && (
          <Button variant="outline" aria-haspopup="dialog" onClick={() => setDialog('credit')}>
            <StaffIcon name="Undo" />
            <span>Credit note</span>
          </Button>
        )}
        {invoice.kind !== 'credit note' && <Duplicate port={port} invoice={invoice} running={running} />}
        <RepeatIssued port={port} invoice={invoice} />
        {isOpen && (
          <Button
            variant="outline"
            colorPalette="red"
            aria-haspopup="dialog"
            onClick={() => setDialog('void')}
          >
            Make void
          </Button>
        )}
        <ButtonLink variant="ghost" to={`${receiptsPath}${newInvoiceSearch}`}>
          New invoice
        </ButtonLink>
      </Flex>
      <Problems texts={running.problems} />
      {dialog === 'payment' && <PaymentDialog port={port} invoice={invoice} onClose={close} />}
      {dialog === 'credit' && <CreditDialog port={port} invoice={invoice} onClose={close} />}
      {dialog === 'void' && <VoidDialog port={port} invoice={invoice} onClose={close} />}
    </Flex>
  );
}

interface DraftingProps extends IssuedActionsProps {
  running: ReturnType<typeof useRunning>;
}

/** Drafts the invoice of a quote. */
const InvoiceQuote = ({ port, invoice: { id }, running: { isBusy, run } }: DraftingProps) => (
  <Button
    variant="accent"
    aria-disabled={isBusy}
    onClick={() =>
      void run('Invoice Drafted', async () => void (await showMade(() => port.invoiceQuote(id))))
    }
  >
    <StaffIcon name="Receipt" />
    <span>Make an invoice</span>
  </Button>
);

/** Drafts another one like it. */
const Duplicate = ({ port, invoice: { id, kind }, running: { isBusy, run } }: DraftingProps) => (
  <Button
    variant="outline"
    aria-disabled={isBusy}
    onClick={() =>
      void run(
        kind === 'quote' ? 'Quote Duplicated' : 'Invoice Duplicated',
        async () => void (await showMade(() => port.duplicate(id))),
      )
    }
  >
    <StaffIcon name="Copy" />
    <span>Duplicate</span>
  </Button>
);
