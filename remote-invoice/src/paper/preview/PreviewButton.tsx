import { useState } from 'react';
import { useToast } from 'shared/host';
import { createIsland } from 'shared/island';
import { Box, Button } from 'shared/ui';
import { StaffIcon } from 'shared/ui-admin';
import { draftStore, useDraft } from '../../model/draftStore';
import { loadTemplates } from '../templates/index';
import type { PreviewDialogProps } from './PreviewDialog';

const PreviewDialog = createIsland<PreviewDialogProps>('invoice-preview', async () => {
  const [{ PreviewDialog: Dialog }, templates] = await Promise.all([
    import('./PreviewDialog'),
    loadTemplates(),
  ]);
  return (props) => <Dialog {...props} templates={templates} />;
});

const PrintWatch = createIsland('invoice-print', async () => {
  const [{ PrintWatch: Watch }, templates] = await Promise.all([import('./PrintWatch'), loadTemplates()]);
  return () => <Watch templates={templates} />;
});

/** Opens the preview; an invoice without items has none. */
export function PreviewButton() {
  const toast = useToast();
  const [isOpen, setIsOpen] = useState(false);
  const hasItems = useDraft(({ invoice }) => invoice.items.length > 0);

  const open = () => {
    if (draftStore.get().invoice.items.length > 0) return setIsOpen(true);
    toast({
      type: 'error',
      title: 'Error',
      description: 'Please add at least one item to preview the receipt.',
    });
  };

  return (
    <Box>
      <Button variant="accent" size="lg" w="full" aria-haspopup="dialog" onClick={open}>
        <StaffIcon name="Eye" />
        Preview
      </Button>
      {hasItems && <PrintWatch />}
      <PreviewDialog isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </Box>
  );
}
