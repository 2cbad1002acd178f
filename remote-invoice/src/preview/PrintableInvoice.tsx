import { Global } from '@vibrant-peak/shared/ui';
import { printStyles } from '@vibrant-peak/invoice/sheet/printStyles';
import { runningHead } from '@vibrant-peak/invoice/sheet/runningHead';
import { Sheet, styleSheetOf } from '@vibrant-peak/invoice/sheet/Sheet';
import { templateOf, type LoadedTemplates } from '@vibrant-peak/invoice/sheet/templates';
import { useDraft } from '../draft/draftStore';
import { useSheetDocument } from './useSheetDocument';

interface PrintableInvoiceProps {
  templates: LoadedTemplates;
  /** Limit of lines on the sheet. */
  maxLines?: number;
}

/** The sheet. While it is mounted, it is printed instead of the page. */
export function PrintableInvoice({ templates, maxLines }: PrintableInvoiceProps) {
  const template = useDraft((draft) => templateOf(templates, draft.template));
  const document = useSheetDocument(
    useDraft((draft) => draft.invoice),
    maxLines,
  );
  return (
    <>
      <Global styles={`${styleSheetOf(template)}\n${printStyles}\n${runningHead(document)}`} />
      <div className="invoice-print">
        <Sheet template={template} document={document} />
      </div>
    </>
  );
}
