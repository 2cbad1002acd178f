import type { ReactNode } from 'react';
import { Stack, chakra, VisuallyHidden } from '@vibrant-peak/shared/ui';
import type { LoadedTemplates } from '@vibrant-peak/invoice/sheet/templates';
import { wordsIn } from '@vibrant-peak/invoice/words/words';
import { useDraft } from '../draft/draftStore';
import { PrintableInvoice } from '../preview/PrintableInvoice';
import { PrintWatch } from '../preview/PrintWatch';
import { useSavedInvoice } from '../saving/savedInvoices';
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
      <Marked>
        <PrintableInvoice templates={templates} />
      </Marked>
      <PrintWatch templates={templates} isAsked={isPrintAsked} onAnswered={onPrinted} />
    </Desk>
  </Stack>
);

/** Across the sheet of a void invoice stands what its PDF says. */
function Marked({ children }: { children: ReactNode }) {
  const isVoid = useSavedInvoice()?.state === 'void';
  const language = useDraft((draft) => draft.language);
  return <Paper data-mark={isVoid ? wordsIn(language).sheet.cancelled : undefined}>{children}</Paper>;
}

const Paper = chakra('div', {
  base: {
    position: 'relative',
    maxW: '60rem',
    mx: 'auto',
    overflow: 'hidden',
    containerType: 'inline-size',
    '&[data-mark]::after': {
      content: 'attr(data-mark)',
      position: 'absolute',
      inset: '0',
      display: 'grid',
      placeItems: 'center',
      rotate: '-45deg',
      color: 'rgb(179 0 0 / 0.35)',
      fontSize: '14cqw',
      fontWeight: 'bold',
      pointerEvents: 'none',
    },
  },
});

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
