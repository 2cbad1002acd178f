import type { InvoiceDocument } from './invoiceDocument';

/** Why there is no tax, notes, and where to pay. */
export const NotesBlock = ({
  words,
  taxLabel,
  untaxedReason,
  notes,
  bankLines,
}: Pick<InvoiceDocument, 'words' | 'taxLabel' | 'untaxedReason' | 'notes' | 'bankLines'>) => (
  <>
    <Block title={`${taxLabel} (${words.percent('0')})`} text={untaxedReason} />
    <Block title={words.notes} text={notes} />
    <Block title={words.bank} text={bankLines} />
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
