import { Box, Stack, chakra, VisuallyHidden } from '@vibrant-peak/shared/ui';
import type { LoadedTemplates } from '@vibrant-peak/invoice/sheet/templates';
import { PrintableInvoice } from '../preview/PrintableInvoice';
import { PrintWatch } from '../preview/PrintWatch';
import { SheetLines } from './SheetLines';

export interface FixedSheetProps {
  /** Prints the sheet as soon as it is there. */
  isPrintAsked: boolean;
  onPrinted: () => void;
}

/**
 * The sheet of an issued invoice, which the browser prints instead of the page. It is as wide as its
 * place.
 */
export const FixedSheet = ({
  templates,
  isPrintAsked,
  onPrinted,
}: FixedSheetProps & { templates: LoadedTemplates }) => (
  <Stack gap="6" minW="0" position={{ xl: 'sticky' }} top="20">
    <SheetLines />
    <Desk tabIndex={0} role="region" aria-label="Invoice">
      <VisuallyHidden>
        <h2>Sheet</h2>
      </VisuallyHidden>
      <Box maxW="60rem" mx="auto">
        <PrintableInvoice templates={templates} />
      </Box>
      <PrintWatch templates={templates} isAsked={isPrintAsked} onAnswered={onPrinted} />
    </Desk>
  </Stack>
);

const Desk = chakra('div', {
  base: {
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'md',
    overflow: 'hidden',
    xl: { maxH: 'calc(100dvh - 6rem)', overflowY: 'auto' },
    focusVisibleRing: 'outside',
  },
});
