import type { InvoiceDocument } from './invoiceDocument';
import paperStyles from './paper.css';
import type { Template } from './template';

interface SheetProps {
  template: Template;
  document: InvoiceDocument;
}

/** The invoice on paper. It fills the width that it is given, and everything on it scales along. */
export function Sheet({ template, document }: SheetProps) {
  return (
    <div className="sheet">
      <div className="page">
        <article className={`paper paper-${template.id}`}>{template.render(document)}</article>
      </div>
    </div>
  );
}

/** All rules that a sheet in this look needs. */
export const styleSheetOf = ({ id, styles }: Template) => `${paperStyles}\n.paper-${id} {${styles}}`;
