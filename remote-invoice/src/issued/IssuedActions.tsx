import { useState } from 'react';
import { hasRight, useSessionState, type InvoicesPort, type StoredInvoice } from '@vibrant-peak/shared/host';
import { Button, ButtonLink, Flex } from '@vibrant-peak/shared/ui';
import { StaffIcon } from '@vibrant-peak/shared/ui-admin';
import { decimalOf, zero } from '@vibrant-peak/invoice/decimal';
import { showMade } from '../saving/saveDraft';
import { Problems } from '../saving/Problems';
import { useRunning } from '../saving/useRunning';
import { newInvoiceSearch, receiptsPath } from '../pageActions';
import { MoreMenu } from '../layout/MoreMenu';
import { RepeatIssued } from '../recurring/RepeatButton';
import { SendButton } from '../sending/SendButton';
import type { useDelivery } from '../sending/useDelivery';
import { CreditDialog, creditableLines } from './CreditDialog';
import { DownloadPdf, PdfState } from './DownloadPdf';
import { PaymentDialog } from './PaymentDialog';
import { VoidDialog, voidLabel } from './VoidDialog';

interface DraftingProps {
  port: InvoicesPort;
  invoice: StoredInvoice;
  running: ReturnType<typeof useRunning>;
}

interface IssuedActionsProps extends Omit<DraftingProps, 'running'> {
  sending: ReturnType<typeof useDelivery>;
  onPrint: () => void;
}

/** What is done with an issued invoice: payment and mail in front, the rest below More. */
export function IssuedActions({ port, invoice, sending, onPrint }: IssuedActionsProps) {
  const [dialog, setDialog] = useState<'payment' | 'credit' | 'void'>();
  const isPayable =
    hasRight(useSessionState(), 'mayInvoice') && invoice.kind === 'invoice' && invoice.state !== 'void';
  const running = useRunning();
  const pdf = useRunning();
  const close = () => setDialog(undefined);
  return (
    <Flex direction="column" gap="3">
      <Flex wrap="wrap" gap={{ base: '1.5', sm: '2' }} position="relative" css={onPhones}>
        {isPayable && (
          <Button
            variant={isOwed(invoice) ? 'accent' : 'outline'}
            aria-haspopup="dialog"
            onClick={() => setDialog('payment')}
          >
            <StaffIcon name="Banknote" />
            <span>Record payment</span>
          </Button>
        )}
        {isInvoiceable(invoice) && <InvoiceQuote port={port} invoice={invoice} running={running} />}
        <SendButton port={port} invoice={invoice} delivery={sending.delivery} onSent={sending.setDelivery} />
        <MoreMenu side="start">
          <DownloadPdf port={port} invoice={invoice} running={pdf} />
          <Button variant="outline" onClick={onPrint}>
            <StaffIcon name="Printer" />
            <span>Print</span>
          </Button>
          {invoice.kind !== 'credit note' && <Duplicate port={port} invoice={invoice} running={running} />}
          <RepeatIssued port={port} invoice={invoice} />
          <ButtonLink variant="ghost" to={`${receiptsPath}${newInvoiceSearch}`}>
            <StaffIcon name="FileText" />
            <span>New invoice</span>
          </ButtonLink>
          <Corrections invoice={invoice} onChoose={setDialog} />
        </MoreMenu>
      </Flex>
      <PdfState running={pdf} onPrint={onPrint} />
      <Problems texts={running.problems} />
      {dialog === 'payment' && <PaymentDialog port={port} invoice={invoice} onClose={close} />}
      {dialog === 'credit' && <CreditDialog port={port} invoice={invoice} onClose={close} />}
      {dialog === 'void' && <VoidDialog port={port} invoice={invoice} onClose={close} />}
    </Flex>
  );
}

/** Phones have the actions beside each other, without their icons. */
const onPhones = {
  '& > button': { px: { base: '3', sm: '5' }, '& svg': { display: { base: 'none', sm: 'block' } } },
};

/** A paid invoice may still get a refund, which is not the next step. */
const isOwed = ({ balance }: StoredInvoice) => decimalOf(balance)?.gt(zero);

const isInvoiceable = ({ kind, state, invoices }: StoredInvoice) =>
  kind === 'quote' && state !== 'void' && invoices.every((each) => each.state === 'void');

interface CorrectionsProps {
  invoice: StoredInvoice;
  onChoose: (dialog: 'credit' | 'void') => void;
}

/** For people who may issue invoices. */
function Corrections({ invoice, onChoose }: CorrectionsProps) {
  const mayIssue = hasRight(useSessionState(), 'mayIssue');
  if (!mayIssue || invoice.state === 'void') return null;
  return (
    <>
      {creditableLines(invoice).length > 0 && (
        <Button variant="outline" aria-haspopup="dialog" onClick={() => onChoose('credit')}>
          <StaffIcon name="Undo" />
          <span>Credit note</span>
        </Button>
      )}
      <Button variant="outline" colorPalette="red" aria-haspopup="dialog" onClick={() => onChoose('void')}>
        <StaffIcon name="Ban" />
        <span>{voidLabel(invoice.kind)}</span>
      </Button>
    </>
  );
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
    <span>Create invoice</span>
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
