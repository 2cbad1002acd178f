import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { Box } from '@vibrant-peak/shared/ui';
import type { Draft } from '@vibrant-peak/invoice/freshDraft';
import type { LoadedTemplates } from '@vibrant-peak/invoice/sheet/templates';
import { printTitle } from '@vibrant-peak/invoice/sheet/runningHead';
import { draftStore } from '../draft/draftStore';
import { PrintableInvoice } from './PrintableInvoice';
import { usePrint } from './usePrint';
import { useNumberOf } from './useSheetDocument';

export interface PrintWatchProps {
  /** Prints as soon as the invoice can be rendered. */
  isAsked: boolean;
  onAnswered: () => void;
  /** Called before the sheet is rendered. */
  onBegin?: () => void;
}

/**
 * Prints the invoice instead of the page, with its title. Sheet and title must be ready before
 * `beforeprint` returns.
 */
export function PrintWatch({
  templates,
  isAsked,
  onAnswered,
  onBegin,
}: PrintWatchProps & { templates: LoadedTemplates }) {
  const [isPrinting, setIsPrinting] = useState(false);
  const print = usePrint();
  const prepare = useEffectEvent(() => onBegin?.());
  const numberOf = useNumberOf();
  const titleOf = useEffectEvent((draft: Draft) =>
    printTitle({ billTo: draft.invoice.billTo, receiptNumber: numberOf(draft) }),
  );

  useEffect(() => {
    let title: string | undefined;
    const begin = () => {
      // The name of a line that is being typed is stored when its field is left.
      document.querySelector<HTMLElement>('.item-name-field:focus')?.blur();
      flushSync(() => prepare());
      title ??= document.title;
      document.title = titleOf(draftStore.get()) || title;
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
    print();
  });
  useEffect(() => {
    if (!isAsked) return;
    // `flushSync` in `beforeprint` does not work inside an effect.
    const timer = setTimeout(answer);
    return () => clearTimeout(timer);
  }, [isAsked]);

  return (
    isPrinting && (
      // Not `hidden`: the reset makes it `!important`, also in print.
      <Box display="none">
        <PrintableInvoice templates={templates} />
      </Box>
    )
  );
}
