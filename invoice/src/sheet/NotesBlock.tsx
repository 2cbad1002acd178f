import type { InvoiceDocument } from './invoiceDocument';

/** Why there is no tax, notes, and where to pay. */
export const NotesBlock = ({
  taxLabel,
  untaxedReason,
  notes,
  bankLines,
}: Pick<InvoiceDocument, 'taxLabel' | 'untaxedReason' | 'notes' | 'bankLines'>) => (
  <>
    <Block title={`${taxLabel} (0%)`} text={untaxedReason} />
    <Block title="Notes" text={notes} />
    <Block title="Bank" text={bankLines} />
  </>
);

function Block({ title, text }: { title: string; text: string }) {
  if (text.trim() === '') return null;
  return (
    <section className="notes">
      <h4>{title}</h4>
      <p dir="auto">{text}</p>
    </section>
  );
}
