import { useToast } from '@vibrant-peak/shared/host';
import { Button, chakra } from '@vibrant-peak/shared/ui';
import { StaffIcon } from '@vibrant-peak/shared/ui-admin';
import { ModalDialog } from '@vibrant-peak/shared/ui-overlay';
import type { LoadedTemplates } from '../templates/index';
import { PrintableInvoice } from './PrintableInvoice';
import { useShownLines } from './useShownLines';

export interface PreviewDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Shows the invoice as it will be printed. */
export function PreviewDialog({
  isOpen,
  onClose,
  templates,
}: PreviewDialogProps & { templates: LoadedTemplates }) {
  const toast = useToast();
  const downloadPdf = () =>
    toast({
      type: 'info',
      title: 'PDF Download',
      description: 'PDF download functionality will be implemented with a PDF library.',
    });

  return (
    <ModalDialog title="Invoice Preview" isOpen={isOpen} onClose={onClose} size="xl">
      <Actions>
        <Button variant="accent" onClick={() => window.print()}>
          <StaffIcon name="Printer" />
          <span>Print</span>
        </Button>
        <Button variant="outline" onClick={downloadPdf}>
          <StaffIcon name="Download" />
          <span>Download PDF</span>
        </Button>
        <Button variant="ghost" onClick={onClose}>
          Close
        </Button>
      </Actions>
      <ShownInvoice templates={templates} />
    </ModalDialog>
  );
}

/** Stays visible above the sheet, where notices do not cover it. */
const Actions = chakra('div', {
  base: {
    position: 'sticky',
    top: '0',
    zIndex: '1',
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    mb: '4',
    py: '2',
    bg: 'bg.panel',
  },
});

function ShownInvoice({ templates }: { templates: LoadedTemplates }) {
  return (
    <Desk tabIndex={0} role="region" aria-label="Invoice">
      <PrintableInvoice templates={templates} maxLines={useShownLines()} />
    </Desk>
  );
}

/** The sheet fills the available width, and its contents scale with it. */
const Desk = chakra('div', {
  base: {
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'md',
    focusVisibleRing: 'outside',
  },
});
