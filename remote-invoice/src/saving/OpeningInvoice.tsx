import { Box, VisuallyHidden } from '@vibrant-peak/shared/ui';
import { LoadingPart } from '@vibrant-peak/shared/ui-admin';
import { AllInvoicesLink } from '../layout/AllInvoicesLink';
import { SheetColumns } from '../layout/SheetColumns';

/** The place of an invoice that is being opened: its heading, its data and its sheet. */
export const OpeningInvoice = () => (
  <>
    <AllInvoicesLink />
    <Box maxW="sm" minH="14" mb="6">
      <VisuallyHidden>Opening the invoice</VisuallyHidden>
      <LoadingPart size="line" />
    </Box>
    <SheetColumns>
      <LoadingPart />
      <LoadingPart size="list" />
    </SheetColumns>
  </>
);
