import { Box, VisuallyHidden } from '@vibrant-peak/shared/ui';
import { LoadingPart } from '@vibrant-peak/shared/ui-admin';
import { AllInvoicesLink } from '../layout/AllInvoicesLink';
import { SheetColumns } from '../layout/SheetColumns';

/** The place of an invoice that is being opened: its heading, its data and its sheet. */
export const OpeningInvoice = () => (
  <>
    <AllInvoicesLink />
    <Box aria-busy mb="6" animation="fade-in 100ms 150ms backwards">
      <VisuallyHidden>Opening the invoice</VisuallyHidden>
      <Box h="9" maxW="sm" borderRadius="lg" bg="bg.muted" />
      <Box mt="2" h="4" maxW="xs" borderRadius="lg" bg="bg.muted" />
    </Box>
    <SheetColumns>
      <LoadingPart />
      <LoadingPart size="list" />
    </SheetColumns>
  </>
);
