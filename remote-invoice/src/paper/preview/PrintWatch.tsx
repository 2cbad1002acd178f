import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { Box } from 'shared/ui';
import { draftStore } from '../../model/draftStore';
import type { LoadedTemplates } from '../templates/index';
import { headText } from '../runningHead';
import { PrintableInvoice } from './PrintableInvoice';

/** Number and bill-to: browsers make the name of a PDF file of the title. */
function printTitle(): string {
  const { receiptNumber, billTo } = draftStore.get().invoice;
  return headText([receiptNumber, billTo.company.trim() || billTo.name], ' - ');
}

export interface PrintWatchProps {
  /** Prints as soon as everything for it is there. */
  isAsked: boolean;
  onAnswered: () => void;
}

/**
 * Prints the invoice, not the page around it, whether its preview is open or not (browsers print one page of a dialog), and lends the document the invoice's title
 * meanwhile. Both have to be there when the event of the browser ends.
 */
export function PrintWatch({
  templates,
  isAsked,
  onAnswered,
}: PrintWatchProps & { templates: LoadedTemplates }) {
  const [isPrinting, setIsPrinting] = useState(false);

  useEffect(() => {
    let title: string | undefined;
    const begin = () => {
      title ??= document.title;
      document.title = printTitle() || title;
      if (!document.querySelector('.invoice-print:not(dialog *)')) flushSync(() => setIsPrinting(true));
    };
    const end = () => {
      if (title !== undefined) document.title = title;
      title = undefined;
      setIsPrinting(false);
    };
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      end();
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);

  const answer = useEffectEvent(() => {
    onAnswered();
    window.print();
  });
  useEffect(() => {
    if (!isAsked) return;
    // Not in the effect itself: there React would draw the sheet later, and it has to be there at once.
    const timer = setTimeout(answer);
    return () => clearTimeout(timer);
  }, [isAsked]);

  return (
    isPrinting && (
      // Not `hidden`: that is important in the reset and would hold on paper, too.
      <Box display="none">
        <PrintableInvoice templates={templates} />
      </Box>
    )
  );
}
