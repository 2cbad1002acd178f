import type { InvoiceDocument } from './invoiceDocument';

/** Notes, and where to pay. */
export const NotesBlock = ({ notes, bankLines }: Pick<InvoiceDocument, 'notes' | 'bankLines'>) => (
  <>
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
