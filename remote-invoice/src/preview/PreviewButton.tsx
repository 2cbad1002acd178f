import { useState } from 'react';
import { useToast } from '@vibrant-peak/shared/host';
import { createLazyPart, useAfterFirstInteraction } from '@vibrant-peak/shared/island';
import { Box, Button, Text } from '@vibrant-peak/shared/ui';
import { StaffIcon } from '@vibrant-peak/shared/ui-admin';
import { loadTemplates } from '@vibrant-peak/invoice/sheet/templates';
import { useDraft } from '../draft/draftStore';
import { usePageAction } from '../form/usePageAction';
import { printInvoiceSearch } from '../pageActions';
import type { PreviewDialogProps } from './PreviewDialog';
import type { PrintWatchProps } from './PrintWatch';

const PreviewDialog = createLazyPart<PreviewDialogProps>(async () => {
  const [{ PreviewDialog: Dialog }, templates] = await Promise.all([
    import('./PreviewDialog'),
    loadTemplates(),
  ]);
  return (props) => <Dialog {...props} templates={templates} />;
});

/**
 * Its code loads with the first interaction, so that it is ready before the first item is added.
 */
const PrintWatch = createLazyPart<PrintWatchProps>(
  async () => {
    PreviewDialog.prefetch();
    const [{ PrintWatch: Watch }, templates] = await Promise.all([import('./PrintWatch'), loadTemplates()]);
    return (props) => <Watch {...props} templates={templates} />;
  },
  { Fallback: PrintFailure },
);

function PrintFailure() {
  return (
    <Text role="status" mt="2" fontSize="sm">
      Printing did not load. Save the invoice to a file and reload this page to print it.
    </Text>
  );
}

/** Opens the preview, which needs at least one item. */
export function PreviewButton() {
  const toast = useToast();
  const [isOpen, setIsOpen] = useState(false);
  const [isPrintAsked, setIsPrintAsked] = useState(false);
  const hasItems = useDraft(({ invoice }) => invoice.items.length > 0);

  useAfterFirstInteraction(PrintWatch.prefetch);

  const reject = (description: string) => toast({ type: 'error', title: 'Error', description });
  const open = () =>
    hasItems ? setIsOpen(true) : reject('Please add at least one item to preview the receipt.');
  usePageAction(printInvoiceSearch, () =>
    hasItems ? setIsPrintAsked(true) : reject('Please add at least one item to print the receipt.'),
  );

  return (
    <Box>
      <Button variant="accent" size="lg" w="full" aria-haspopup="dialog" onClick={open}>
        <StaffIcon name="Eye" />
        <span>Preview</span>
      </Button>
      {hasItems && <PrintWatch isAsked={isPrintAsked} onAnswered={() => setIsPrintAsked(false)} />}
      <PreviewDialog isNeeded={isOpen} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </Box>
  );
}
