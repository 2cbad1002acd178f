import { useToast } from 'shared/host';
import { Button, Flex, Global, chakra } from 'shared/ui';
import { StaffIcon } from 'shared/ui-admin';
import { ModalDialog } from 'shared/ui-overlay';
import { useDraft } from '../../model/draftStore';
import { documentOf } from '../invoiceDocument';
import { Sheet, styleSheetOf } from '../Sheet';
import { templateOf, type LoadedTemplates } from '../templates/index';
import printStyles from './print.css';
import { useShownLines } from './useShownLines';

export interface PreviewDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The invoice as it will be on paper. */
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
    <ModalDialog
      title="Invoice Preview"
      isOpen={isOpen}
      onClose={onClose}
      size="xl"
      footer={
        <Flex wrap="wrap" justify="flex-end" gap="3">
          <Button variant="accent" onClick={() => window.print()}>
            <StaffIcon name="Printer" />
            Print
          </Button>
          <Button variant="outline" onClick={downloadPdf}>
            <StaffIcon name="Download" />
            Download PDF
          </Button>
          <Button variant="ghost" onClick={onClose}>
            Close
          </Button>
        </Flex>
      }
    >
      <PrintableInvoice templates={templates} />
    </ModalDialog>
  );
}

function PrintableInvoice({ templates }: { templates: LoadedTemplates }) {
  const template = useDraft((draft) => templateOf(templates, draft.template));
  const document = documentOf(
    useDraft((draft) => draft.invoice),
    useShownLines(),
  );
  return (
    <>
      <Global styles={`${styleSheetOf(template)}\n${printStyles}`} />
      <Desk tabIndex={0} role="region" aria-label="Invoice">
        <div className="invoice-print">
          <Sheet template={template} document={document} />
        </div>
      </Desk>
    </>
  );
}

/** On narrow screens the sheet keeps a legible width and scrolls. */
const Desk = chakra('div', {
  base: {
    overflowX: 'auto',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'md',
    focusVisibleRing: 'outside',
    '& > *': { minW: '36rem' },
  },
});
