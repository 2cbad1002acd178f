import { useHost } from '@vibrant-peak/shared/host';
import { Global } from '@vibrant-peak/shared/ui';
import { documentOf } from '@vibrant-peak/invoice/sheet/invoiceDocument';
import { printStyles } from '@vibrant-peak/invoice/sheet/printStyles';
import { runningHead } from '@vibrant-peak/invoice/sheet/runningHead';
import { Sheet, styleSheetOf } from '@vibrant-peak/invoice/sheet/Sheet';
import { templateOf, type LoadedTemplates } from '@vibrant-peak/invoice/sheet/templates';
import { useKept, useKind } from '../keeping/kept';
import { useDraft } from '../draft/draftStore';

interface PrintableInvoiceProps {
  templates: LoadedTemplates;
  /** Limit of lines on the sheet. */
  maxLines?: number;
}

/** The sheet. While it is mounted, it is printed instead of the page. */
export function PrintableInvoice({ templates, maxLines }: PrintableInvoiceProps) {
  const template = useDraft((draft) => templateOf(templates, draft.template));
  const kind = useKind();
  const corrects = useKept()?.credits;
  const { media } = useHost();
  const invoice = useDraft((draft) => draft.invoice);
  const language = useDraft((draft) => draft.language);
  const eInvoice = useDraft((draft) => draft.eInvoice);
  const document = documentOf(
    // A picture is there before the site is published with it.
    { ...invoice, logo: media?.preview(invoice.logo) ?? invoice.logo },
    { kind, language, maxLines, eInvoice, corrects },
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
