import { Global } from 'shared/ui';
import { useDraft } from '../../model/draftStore';
import { documentOf } from '../invoiceDocument';
import { runningHead } from '../runningHead';
import { Sheet, styleSheetOf } from '../Sheet';
import { templateOf, type LoadedTemplates } from '../templates/index';
import printStyles from './print.css';

interface PrintableInvoiceProps {
  templates: LoadedTemplates;
  /** As many lines are on the sheet; all when missing. */
  maxLines?: number;
}

/** The sheet that is printed in place of the page as long as it is in the document. */
export function PrintableInvoice({ templates, maxLines }: PrintableInvoiceProps) {
  const template = useDraft((draft) => templateOf(templates, draft.template));
  const document = documentOf(
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
