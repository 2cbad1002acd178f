import type { InvoiceDocument } from './invoiceDocument';

/** Number, dates and terms. */
export function FactList({ facts }: Pick<InvoiceDocument, 'facts'>) {
  return (
    <dl className="facts">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd dir="auto">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
