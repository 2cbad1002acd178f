import { Box, chakra, VisuallyHidden } from '@vibrant-peak/shared/ui';
import type { LoadedTemplates } from '@vibrant-peak/invoice/sheet/templates';
import { PrintableInvoice } from '../preview/PrintableInvoice';
import { PrintWatch } from '../preview/PrintWatch';

export interface FixedSheetProps {
  /** Prints the sheet as soon as it is there. */
  isPrintAsked: boolean;
  onPrinted: () => void;
}

/** The sheet of an issued invoice, which the browser prints instead of the page. */
export const FixedSheet = ({
  templates,
  isPrintAsked,
  onPrinted,
}: FixedSheetProps & { templates: LoadedTemplates }) => (
  <Desk tabIndex={0} role="region" aria-label="Invoice">
    <VisuallyHidden>
      <h2>Sheet</h2>
    </VisuallyHidden>
    <Box w={{ base: 'max(100%, 42rem)', xl: '100%' }} maxW="60rem" mx="auto">
      <PrintableInvoice templates={templates} />
    </Box>
    <PrintWatch templates={templates} isAsked={isPrintAsked} onAnswered={onPrinted} />
  </Desk>
);

const Desk = chakra('div', {
  base: {
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'md',
    overflowX: 'auto',
    xl: { position: 'sticky', top: '20', maxH: 'calc(100dvh - 6rem)', overflowY: 'auto' },
    focusVisibleRing: 'outside',
  },
});
