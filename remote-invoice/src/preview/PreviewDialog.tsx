import { useState } from 'react';
import { useToast } from '@vibrant-peak/shared/host';
import { Box, Button, chakra, HStack } from '@vibrant-peak/shared/ui';
import { StaffIcon } from '@vibrant-peak/shared/ui-admin';
import { ModalDialog } from '@vibrant-peak/shared/ui-overlay';
import type { LoadedTemplates } from '@vibrant-peak/invoice/sheet/templates';
import { useIsSaved } from '../form/entryFields';
import { PrintableInvoice } from './PrintableInvoice';
import { usePrint } from './usePrint';
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
  const print = usePrint();
  // Kept drafts have a PDF once they are issued.
  const isStored = useIsSaved();
  const downloadPdf = () =>
    toast({
      type: 'info',
      title: 'PDF Download',
      description: 'PDF download functionality will be implemented with a PDF library.',
    });

  return (
    <ModalDialog title="Invoice Preview" isOpen={isOpen} onClose={onClose} size="xl">
      <Actions>
        <Button variant="accent" onClick={print}>
          <StaffIcon name="Printer" />
          <span>Print</span>
        </Button>
        {!isStored && (
          <Button variant="outline" onClick={downloadPdf}>
            <StaffIcon name="Download" />
            <span>Download PDF</span>
          </Button>
        )}
        <Button variant="ghost" onClick={onClose}>
          Close
        </Button>
      </Actions>
      <ShownInvoice templates={templates} />
    </ModalDialog>
  );
}

/**
 * Stays visible above the sheet and clear of toasts, except on low screens, where it would cover
 * the sheet.
 */
const Actions = chakra('div', {
  base: {
    '@media (min-height: 480px)': { position: 'sticky', top: '0', zIndex: '1' },
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    mb: '4',
    py: '2',
    bg: 'bg.panel',
    // The three buttons fit one line of a phone.
    '& button': { px: { base: '2.5', sm: '4' } },
    '& svg': { display: { base: 'none', sm: 'block' } },
  },
});

/**
 * Widths of the sheet. The second is readable on a phone, where the first shows the whole width.
 */
const zooms = ['min(100%, 42rem)', 'max(100%, 42rem)', 'max(150%, 63rem)', 'max(200%, 84rem)'];

function ShownInvoice({ templates }: { templates: LoadedTemplates }) {
  const [zoom, setZoom] = useState(1);
  const maxLines = useShownLines();
  return (
    <>
      <HStack justify="flex-end" mb="2">
        <ZoomButton label="Zoom out" isIdle={zoom === 0} onClick={() => setZoom(zoom - 1)} />
        <ZoomButton label="Zoom in" isIdle={zoom === zooms.length - 1} onClick={() => setZoom(zoom + 1)} />
      </HStack>
      <Desk tabIndex={0} role="region" aria-label="Invoice">
        <Box width={zooms[zoom]} mx="auto">
          <PrintableInvoice templates={templates} maxLines={maxLines} />
        </Box>
      </Desk>
    </>
  );
}

/** Still focusable at the last step. */
function ZoomButton({ label, isIdle, onClick }: { label: string; isIdle: boolean; onClick: () => void }) {
  return (
    <Button
      variant="outline"
      colorPalette="gray"
      size="sm"
      aria-disabled={isIdle || undefined}
      opacity={isIdle ? 0.5 : undefined}
      onClick={() => isIdle || onClick()}
    >
      {label}
    </Button>
  );
}

/** The contents of the sheet scale with its width; a wider one is moved by scrolling. */
const Desk = chakra('div', {
  base: {
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'md',
    overflowX: 'auto',
    focusVisibleRing: 'outside',
  },
});
