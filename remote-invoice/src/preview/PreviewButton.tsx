import { useState } from 'react';
import { useToast } from '@vibrant-peak/shared/host';
import { createLazyPart, useAfterFirstInteraction } from '@vibrant-peak/shared/island';
import { Box, Button, Text } from '@vibrant-peak/shared/ui';
import { StaffIcon } from '@vibrant-peak/shared/ui-admin';
import { loadTemplates } from '@vibrant-peak/invoice/sheet/templates';
import { draftStore, useDraft } from '../draft/draftStore';
import { addTypedLine, isComplete } from '../draft/itemActions';
import { useIsSaved } from '../form/entryFields';
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

/**
 * Opens the preview, which needs at least one item. In the live profile, preview and print add the
 * line that is being typed, and Issue is the primary action; in the default profile the
 * specification wants added items.
 */
export function PreviewButton() {
  const toast = useToast();
  const [isOpen, setIsOpen] = useState(false);
  const [isPrintAsked, setIsPrintAsked] = useState(false);
  const isStored = useIsSaved();
  const canPrint = useDraft(
    ({ invoice, newItem }) => invoice.items.length > 0 || (isStored && isComplete(newItem)),
  );

  useAfterFirstInteraction(PrintWatch.prefetch);

  const reject = (description: string) => toast({ type: 'error', title: 'Error', description });
  const addTyped = () => {
    const problem = isStored ? addTypedLine() : undefined;
    if (problem) toast({ type: 'info', title: 'Line Not Added', description: problem });
  };
  const open = () => {
    addTyped();
    const { items } = draftStore.get().invoice;
    if (items.length > 0) setIsOpen(true);
    else reject('Please add at least one item to preview the receipt.');
  };
  usePageAction(printInvoiceSearch, () =>
    canPrint ? setIsPrintAsked(true) : reject('Please add at least one item to print the receipt.'),
  );

  return (
    <Box>
      <Button
        variant={isStored ? 'outline' : 'accent'}
        size="lg"
        w="full"
        aria-haspopup="dialog"
        onClick={open}
      >
        <StaffIcon name="Eye" />
        <span>Preview</span>
      </Button>
      {canPrint && (
        <PrintWatch isAsked={isPrintAsked} onAnswered={() => setIsPrintAsked(false)} onBegin={addTyped} />
      )}
      <PreviewDialog isNeeded={isOpen} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </Box>
  );
}
