import type { InvoiceDocument } from './invoiceDocument';
import { paperStyles } from './paperStyles';
import type { LoadedTemplate } from './template';

interface SheetProps {
  template: LoadedTemplate;
  document: InvoiceDocument;
}

/** The invoice on paper. It fills the width that it is given, and everything on it scales along. */
export function Sheet({ template, document }: SheetProps) {
  return (
    <div className="sheet">
      <div className="page">
        <article className={`paper paper-${template.id}`} lang={document.language}>
          {template.render(document)}
        </article>
      </div>
    </div>
  );
}

/** All style rules of a sheet with this template. */
export const styleSheetOf = ({ id, styles }: LoadedTemplate) => `${paperStyles}\n.paper-${id} {${styles}}`;
